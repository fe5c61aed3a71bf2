import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './http/accepted-encoding.ts'
import { compressBeginning, type Beginning } from './http/stitch.ts'

/** A page that is the same for all visitors, without the nonce, which differs for each answer. */
export type SharedPage = {
  readonly headers: Readonly<Record<string, string>>
  readonly route: string | undefined
  readonly etag: string
  readonly bytes: number
  readonly bodyFor: (encoding: Encoding | undefined, nonce: string) => Promise<Buffer>
}

type Made = Pick<SharedPage, 'headers' | 'route'> & { readonly nonce: string }

/** The nonce occurs once, at the very end of a page. What is before it is compressed once. */
export function sharedPage(html: string, { nonce, headers, route }: Made): SharedPage {
  const at = html.lastIndexOf(nonce)
  if (at < 0 || html.indexOf(nonce) !== at) throw new TypeError('a shared page holds its nonce once')
  const beginning = Buffer.from(html.slice(0, at))
  const end = html.slice(at + nonce.length)
  const compressed = new Map<Encoding | undefined, Promise<Beginning>>()
  return {
    headers,
    route,
    etag: `W/"${createHash('sha256').update(beginning).update(end).digest('base64url')}"`,
    // Includes space for the compressed forms.
    bytes: beginning.length * 2,
    bodyFor: async (encoding, fresh) => {
      const made = compressed.get(encoding) ?? compressBeginning(encoding, beginning)
      compressed.set(encoding, made)
      return (await made)(Buffer.from(fresh + end))
    },
  }
}

/** For this time a change made by another process may not be visible. */
const keptMs = 10_000
const mostBytes = 32 * 1024 * 1024

export type PageCache = {
  readonly get: (key: string) => SharedPage | undefined
  /** `generation` is the one from before the page was rendered: if a change happened since, the page is not cached. */
  readonly put: (key: string, page: SharedPage, generation: number) => void
  readonly forget: () => void
  readonly generation: number
}

export function openPageCache(): PageCache {
  const pages = new LRUCache<string, SharedPage>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes, ttl: keptMs })
  let generation = 0
  return {
    get: (key) => pages.get(key),
    put: (key, page, begun) => void (begun === generation && pages.set(key, page)),
    forget: () => {
      generation += 1
      pages.clear()
    },
    get generation() {
      return generation
    },
  }
}
