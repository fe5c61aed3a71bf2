import { QueryClientProvider } from '@tanstack/react-query'
import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { signedIn } from '#features/auth/web/signed-in.ts'
import type { PagePart } from '#platform/contract/page.ts'
import { createQueryClient } from '#platform/web/api-queries.ts'

/** Enough for about two thousand jobs. */
const mostBytes = 16 * 1024 * 1024
const encoder = new TextEncoder()

/** The fragments of one page. */
export type Fragments = {
  /** Returns a placeholder, which React renders as it is. No text can contain it, because the `<` of texts is escaped. */
  readonly mark: (...parts: readonly PagePart[]) => string
  readonly markOf: (key: string, content: ReactNode, address?: string) => string
  /** Splits the page into parts, with the fragments in place of their placeholders. */
  readonly fill: (html: string) => readonly PagePart[]
}

/**
 * Caches fragments of HTML. A key contains everything that the fragment depends on, so changed content has a new key and nothing has to be
 * invalidated.
 */
export function openFragmentCache(): () => Fragments {
  const kept = new LRUCache<string, readonly Uint8Array[]>({
    maxSize: mostBytes,
    // A character of a key may take two bytes.
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
    // React would copy each fragment several times. With a placeholder it is copied once, into the answer.
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

/** A placeholder for the URL of the page while a fragment is rendered. No text contains it by chance. */
const anyAddress = `/${crypto.randomUUID()}`

/** Renders a fragment as for a visitor: nobody is signed in, there are no data, and the URL is a placeholder. */
function ForVisitor({ children }: { readonly children: ReactNode }) {
  const client = createQueryClient(() => Promise.reject(new TypeError('a fragment makes no calls')))
  client.setQueryData(signedIn.queryKey, null)
  return (
    <QueryClientProvider client={client}>
      <StaticRouter location={anyAddress}>{children}</StaticRouter>
    </QueryClientProvider>
  )
}
