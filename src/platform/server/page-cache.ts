import { randomUUID } from 'node:crypto'
import type { CallResponse, Page, PagePart } from '#platform/contract/page.ts'
import type { Encoding } from './http/request-headers.ts'
import { joinedPage } from './http/joined-page.ts'
import { compressBeginning, compressBeginningNow, type PageStart } from './http/stitch.ts'
import { openSharedCache, type SharedCache } from './shared-cache.ts'

type Facts = Pick<Page, 'headers' | 'route' | 'styleSources'>

/** A page that is the same for all visitors, without the nonce, which differs for each answer. */
export type SharedPage = Facts & {
  readonly etag: string
  readonly bytes: number
  /** The compressed body in two parts: one that all answers share, and one with the nonce. */
  readonly bodyFor: (encoding: Encoding | undefined, nonce: string) => Promise<readonly [Buffer, Buffer]>
}

type RenderedPageFacts = Facts & { readonly nonce: string }

/** Makes a page that can be sent with any nonce. The nonce occurs once, in the last part. The part before it is compressed once for all requests. */
export function sharedPage(body: readonly PagePart[], { nonce, headers, route, styleSources }: RenderedPageFacts): SharedPage {
  const [beginning, end] = splitAt(nonce, body)
  const compressed = new Map<Encoding, Promise<PageStart>>()
  const requested = new Set<Encoding>()
  async function beginningFor(encoding: Encoding | undefined): Promise<PageStart> {
    if (!encoding) return { beginning: Buffer.from(joinedPage(beginning)), endWith: (last) => last }
    // Most pages are requested once before they are dropped, so better compression pays only from the second request on.
    if (!requested.has(encoding)) {
      requested.add(encoding)
      return compressBeginningNow(encoding, joinedPage(beginning))
    }
    const made = compressed.get(encoding) ?? compressBeginning(encoding, Buffer.from(joinedPage(beginning)))
    compressed.set(encoding, made)
    return made
  }
  return {
    headers,
    route,
    styleSources,
    // A random tag is enough: a page contains the time at which it was rendered, so no two renderings are equal.
    etag: `W/"${randomUUID()}"`,
    // Includes space for the compressed forms.
    bytes: beginning.reduce((sum, { length }) => sum + length * 2, 0),
    bodyFor: async (encoding, fresh) => {
      const start = await beginningFor(encoding)
      return [start.beginning, start.endWith(Buffer.from(fresh + end))]
    },
  }
}

function splitAt(nonce: string, body: readonly PagePart[]): readonly [readonly PagePart[], string] {
  const last = body.at(-1)
  const pieces = typeof last === 'string' ? last.split(nonce) : []
  const isElsewhere = body.slice(0, -1).some((part) => typeof part === 'string' && part.includes(nonce))
  const [before, after] = pieces
  if (pieces.length !== 2 || before === undefined || after === undefined || isElsewhere) {
    throw new TypeError('a shared page holds its nonce once, in its last part')
  }
  return [[...body.slice(0, -1), before], after]
}

/**
 * How long pages and answers are cached. Pages are rendered from cached answers, so a change by another process may be invisible for the sum of both.
 */
const keptMs = { page: 8_000, answer: 2_000 }
const mostBytes = 32 * 1024 * 1024
const mostAnswers = 100

export type PageCache = {
  /** Keyed by site and URL. */
  readonly pages: SharedCache<SharedPage>
  /** Answers of our own calls, keyed by path. */
  readonly answers: SharedCache<CallResponse>
  readonly forget: () => void
}

export function openPageCache(): PageCache {
  const pages = openSharedCache<SharedPage>({ maxSize: mostBytes, sizeCalculation: ({ bytes }) => bytes, ttl: keptMs.page })
  const answers = openSharedCache<CallResponse>({ max: mostAnswers, ttl: keptMs.answer })
  return {
    pages,
    answers,
    forget: () => {
      pages.forget()
      answers.forget()
    },
  }
}
