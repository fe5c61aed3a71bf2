/** What a browser downloads before a screen can be used. Reads the built product. */
import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { browserEntry, type Manifest } from '#app/server/screens.ts'

const folder = 'dist/client'
const screenId = (screen: string): string => `src/app/web/screens/${screen}.tsx`
const readManifest = (): Manifest => JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest // Vite's own format

type Extent = {
  /** Also what it loads later. */
  readonly isWhole?: boolean
  /** A file that the screen loads before it can be used. */
  readonly also?: string
}

/** The scripts and styles that a screen waits for: the entry, its own, and all they import. */
export function filesOf(screen: string, { isWhole = false, also = '' }: Extent = {}): string[] {
  const manifest = readManifest()
  const found = new Map<string, Manifest[string]>()
  const visit = (id: string, mayWait: boolean): void => {
    const chunk = manifest[id]
    if (!chunk || found.has(id)) return
    found.set(id, chunk)
    for (const below of chunk.imports ?? []) visit(below, mayWait)
    if (mayWait) for (const below of chunk.dynamicImports ?? []) visit(below, mayWait)
  }
  visit(browserEntry, false)
  visit(screenId(screen), isWhole)
  visit(also, isWhole)
  const files = [...found.values()].flatMap(({ file, css = [] }) => [file, ...css])
  return [...new Set(files)].map((file) => `${folder}/${file}`)
}

/** Bytes as the server sends them to a browser that supports brotli. */
export function wireBytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0)
}

/** The same for a first view: of the style sheet of all screens, only the part that comes with the page. */
export function firstViewBytes(screen: string, extent: Extent = {}): number {
  const [sheet = ''] = readManifest()[browserEntry]?.css ?? []
  const others = filesOf(screen, extent).filter((file) => file !== `${folder}/${sheet}`)
  return wireBytesOf(others) + brotliCompressSync(readFileSync(`dist/styles/${screen}.css`)).length
}
