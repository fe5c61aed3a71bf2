/** What a browser downloads before a screen can be used. Reads the built product. */
import { readFileSync, statSync } from 'node:fs'

type Chunk = {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const folder = 'dist/client'

/** The scripts and styles that a screen waits for: the entry, its own, and all they import; with `isWhole`, also what it loads later. */
export function filesOf(screen: string, { isWhole = false } = {}): string[] {
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
  const files = [...found.values()].flatMap(({ file, css = [] }) => [file, ...css])
  return [...new Set(files)].map((file) => `${folder}/${file}`)
}

/** Bytes as the server sends them to a browser that supports brotli. */
export function wireBytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(`${file}.br`).size, 0)
}
