import { QueryClientProvider } from '@tanstack/react-query'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import type { PagePart } from '#platform/contract/page.ts'
import { createQueryClient } from '#platform/web/api-queries.ts'

/** Some two thousand jobs. */
const mostBytes = 16 * 1024 * 1024
const encoder = new TextEncoder()

/** What one page is made of. */
export type Fragments = {
  /** For React, which renders it as it is: a mark that no text can hold, because its `<` is escaped. */
  readonly mark: (...parts: readonly PagePart[]) => string
  readonly markOf: (key: string, content: ReactNode, address?: string) => string
  /** The page with the parts in the place of their marks. */
  readonly fill: (html: string) => readonly PagePart[]
}

/** A key names all that its content depends on: what has changed has another key, so nothing has to be forgotten. */
export function openFragmentCache(): () => Fragments {
  const kept = new LRUCache<string, readonly Uint8Array[]>({
    maxSize: mostBytes,
    // A key may hold two bytes per character.
    sizeCalculation: (pieces, key) => pieces.reduce((sum, { length }) => sum + length, 2 * key.length),
  })
  function piecesOf(key: string, content: ReactNode): readonly Uint8Array[] {
    const known = kept.get(key)
    if (known) return known
    const pieces = renderToString(content)
      .split(encodeURIComponent(anyAddress))
      .map((piece) => encoder.encode(piece))
    kept.set(key, pieces)
    return pieces
  }
  return () => {
    const marked: (readonly PagePart[])[] = []
    // React would copy each fragment several times; with a mark in its place, it is copied once, into the answer.
    const mark = (...parts: readonly PagePart[]): string => `<!--fragment ${marked.push(parts) - 1}-->`
    return {
      mark,
      markOf: (key, content, address) => {
        if (address === undefined) return mark(...piecesOf(key, content))
        const written = encodeURIComponent(address)
        const [first = '', ...others] = piecesOf(key, <ForVisitor>{content}</ForVisitor>)
        return mark(first, ...others.flatMap((piece) => [written, piece]))
      },
      fill: (html) =>
        html.split(/<!--fragment (\d+)-->/).flatMap((piece, at) => (at % 2 === 0 ? [piece] : (marked[Number(piece)] ?? []))),
    }
  }
}

/** Stands for the address of a page while a fragment is rendered. No text contains it by chance. */
const anyAddress = `/${crypto.randomUUID()}`

/** At any address, with nobody signed in, and no data. */
function ForVisitor({ children }: { readonly children: ReactNode }) {
  const client = createQueryClient(() => Promise.reject(new TypeError('a fragment makes no calls')))
  client.setQueryData(signedIn.queryKey, null)
  return (
    <QueryClientProvider client={client}>
      <StaticRouter location={anyAddress}>{children}</StaticRouter>
    </QueryClientProvider>
  )
}
