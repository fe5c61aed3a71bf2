import type { Answer, CallInput, Contract, KeyOf, RefusalCode } from '#platform/contract/endpoint.ts'
import type { CallResponse } from '#platform/contract/page.ts'
import { accountHeader } from './account-of-page.ts'

/** A call that the server refused, or that failed. The message has the form "status: body", which the specification requires. Screens read `code`. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly status: number
  readonly code: string | undefined
  /** The server's message, which may be shown to a person; the body if there is no message. */
  readonly sentence: string
  /** Like `sentence`, but undefined when the server sends no message, for screens that have a message of their own. */
  readonly said: string | undefined

  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    const { code, message } = read(body)
    this.status = status
    this.code = code
    this.sentence = message ?? body
    this.said = message
  }
}

export type Fetch<R extends CallResponse = CallResponse> = (path: string, init: RequestInit) => Promise<R>

type Parts = {
  readonly params?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
  readonly sent?: Blob
}

/** Makes the call with this key. Only the types of the contract are imported, and types are not in the bundle. */
export function createCall<R extends CallResponse>(fetch: Fetch<R>) {
  return async (key: string, { params = {}, query = {}, ...content }: Parts = {}): Promise<R> => {
    const [method = '', template = ''] = key.split(' ')
    const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const response = await fetch(path + searchOf(query), {
      method,
      ...bodyOf(content),
    })
    if (!response.ok) throw new CallFailed(response.status, (await response.text()) || response.statusText)
    return response
  }
}

/** A file is sent as plain bytes, because its name is not needed and says nothing about its content. */
function bodyOf({ body, sent }: Pick<Parts, 'body' | 'sent'>): RequestInit {
  const headers = accountHeader()
  if (sent) return { headers: { ...headers, 'content-type': 'application/octet-stream' }, body: sent }
  return body === undefined
    ? { headers }
    : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** One page of a long list. The total comes from a header: exact up to 1,000, then "1000+". */
export type PageOf<T> = {
  readonly items: T
  readonly total: string
  readonly isLast: boolean
  /** The search words after corrected typing errors; empty if nothing was corrected. */
  readonly corrected: string
  /** The number of further jobs that state no pay; empty if the search has no pay filter. */
  readonly unstated: string
  /** True if no job has the search words in its title and there are jobs of a similar trade. */
  readonly isOnlyMentioned: boolean
  /** The number of items with the search words in their title, if the other items only mention the words; else null. */
  readonly inTitle: string | null
  /** If the search words contain the name of a company: that company and the remaining words, as in a URL. Else empty. */
  readonly company: string
  /** The search words that match no job and that the search therefore ignored; else empty. */
  readonly leftOut: string
  /** The cursor of the next page; empty at the end of the list. */
  readonly cursor: string
}

export async function pageIn(response: CallResponse): Promise<PageOf<unknown>> {
  const { headers } = response
  return {
    items: await response.json(),
    total: headers.get('x-total-count') ?? '',
    isLast: !/rel="next"/.test(headers.get('link') ?? ''),
    corrected: decodeURIComponent(headers.get('x-search-corrected') ?? ''),
    unstated: headers.get('x-unstated-pay') ?? '',
    isOnlyMentioned: headers.get('x-only-mentioned') !== null,
    inTitle: headers.get('x-in-title'),
    company: headers.get('x-search-company') ?? '',
    leftOut: decodeURIComponent(headers.get('x-search-left-out') ?? ''),
    cursor: /cursor=([\w-]+)>; rel="next/.exec(headers.get('link') ?? '')?.[1] ?? '',
  }
}

type Call<C extends Contract> = <K extends KeyOf<C>>(key: K, input: CallInput<C[K]>) => Promise<Answer<C[K]>>

/** The calls of one feature from the browser: `apiCalls<typeof applications>()('POST /api/applications', …)`. */
export function apiCalls<C extends Contract>(): Call<C> {
  const call = createCall((path, init) => fetch(path, init))
  return (async (key, callInput) => (await call(key, callInput as Parts)).json()) as Call<C> // the contract's types describe the answer
}

/** One message per refusal that the contract declares. A missing one does not compile. */
export type SentencePer<E, Sentence = string> = Readonly<Record<RefusalCode<E>, Sentence>>

function searchOf(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}

function read(body: string): { readonly code?: string; readonly message?: string } {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
