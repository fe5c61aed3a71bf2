import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PagePart } from '#platform/contract/page.ts'

/** Some two thousand jobs. */
const mostBytes = 16 * 1024 * 1024
const encoder = new TextEncoder()

/** What one page is made of. */
export type Fragments = {
  /** For React, which renders it as it is: a mark that no text can hold, because its `<` is escaped. */
  readonly mark: (part: PagePart) => string
  readonly markOf: (key: string, content: ReactNode) => string
  /** The page with the parts in the place of their marks. */
  readonly fill: (html: string) => readonly PagePart[]
}

/** A key names all that its content depends on: what has changed has another key, so nothing has to be forgotten. */
export function openFragmentCache(): () => Fragments {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: mostBytes,
    // A key may hold two bytes per character.
    sizeCalculation: (html, key) => html.length + 2 * key.length,
  })
  function htmlOf(key: string, content: ReactNode): Uint8Array {
    const known = kept.get(key)
    if (known) return known
    const html = encoder.encode(renderToString(content))
    kept.set(key, html)
    return html
  }
  return () => {
    const parts: PagePart[] = []
    // React would copy each fragment several times; with a mark in its place, it is copied once, into the answer.
    const mark = (part: PagePart): string => `<!--fragment ${parts.push(part) - 1}-->`
    return {
      mark,
      markOf: (key, content) => mark(htmlOf(key, content)),
      fill: (html) =>
        html.split(/<!--fragment (\d+)-->/).map((piece, at) => (at % 2 === 0 ? piece : (parts[Number(piece)] ?? ''))),
    }
  }
}
