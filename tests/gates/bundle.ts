/** What a browser downloads before a screen can be used. Reads the built product. */
import { readFileSync, statSync } from 'node:fs'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const folder = 'dist/client'

type FilesOptions = {
  /** Also what it loads later. */
  readonly isWhole?: boolean
  /** A module that it loads at the start, after the page itself. */
  readonly also?: string
}

/** The scripts and styles that a screen waits for: the entry, its own, and all they import. */
export function filesOf(screen: string, { isWhole = false, also }: FilesOptions = {}): string[] {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk> // Vite's own format
  const found = new Map<string, Chunk>()
  const visit = (id: string, mayWait: boolean): void => {
    const chunk = manifest[id]
    if (!chunk || found.has(id)) return
    found.set(id, chunk)
    for (const below of chunk.imports ?? []) visit(below, mayWait)
    if (mayWait) for (const below of chunk.dynamicImports ?? []) visit(below, mayWait)
  }
  visit('src/app/web/entry-browser.tsx', false)
  visit(`src/app/web/screens/${screen}.tsx`, isWhole)
  if (also !== undefined) visit(also, false)
  const files = [...found.values()].flatMap(({ file, css = [] }) => [file, ...css])
  return [...new Set(files)].map((file) => `${folder}/${file}`)
}

/** Bytes as the server sends them to a browser that supports brotli. */
export function wireBytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0)
}
