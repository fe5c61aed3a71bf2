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
  /** In two parts: one that all answers have in common, and one with the nonce. */
  readonly bodyFor: (encoding: Encoding | undefined, nonce: string) => Promise<readonly [Buffer, Buffer]>
}

type RenderedPageFacts = Facts & { readonly nonce: string }

/** The nonce occurs once, in the last part of a page. What is before it is compressed for all requests. */
export function sharedPage(body: readonly PagePart[], { nonce, headers, route, styleSources }: RenderedPageFacts): SharedPage {
  const [beginning, end] = splitAt(nonce, body)
  const compressed = new Map<Encoding, Promise<PageStart>>()
  const requested = new Set<Encoding>()
  async function beginningFor(encoding: Encoding | undefined): Promise<PageStart> {
    if (!encoding) return { beginning: Buffer.from(joinedPage(beginning)), endWith: (last) => last }
    // Most pages are requested once before they are dropped. Only from the second request on is the better quality worth its time.
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
    // Not a hash of the text: it holds the time at which it was made, so no two are the same.
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

/** For the sum of both a change made by another process may not be visible: pages are rendered from answers. */
const keptMs = { page: 8_000, answer: 2_000 }
const mostBytes = 32 * 1024 * 1024
const mostAnswers = 100

export type PageCache = {
  /** By site and address. */
  readonly pages: SharedCache<SharedPage>
  /** Of our own calls, by path. */
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
