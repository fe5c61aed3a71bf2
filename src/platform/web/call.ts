import type { Answer, CallInput, Contract, KeyOf, RefusalCode } from '#platform/contract/endpoint.ts'
import type { CallResponse } from '#platform/contract/page.ts'

/** The message keeps the product's wire form, "status: body"; screens read `code`. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly status: number
  readonly code: string | undefined
  /** The server's own sentence, fit to be shown to a person; without one, whatever came. */
  readonly sentence: string
  /** The same, for screens that have a sentence of their own when the server has none. */
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

/** Makes the call that its key names. It knows no contract: the types do, and they leave no trace in the bundle. */
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

/** A file goes as it is: what it is called says nothing about what it is. */
function bodyOf({ body, sent }: Pick<Parts, 'body' | 'sent'>): RequestInit {
  if (sent) return { headers: { 'content-type': 'application/octet-stream' }, body: sent }
  return body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** A list that may be long comes page by page; its header says how many there are in all, exact to 1,000, then "1000+". */
export type PageOf<T> = {
  readonly items: T
  readonly total: string
  /** The words that were searched instead of those that were asked for, if they were fixed; else empty. */
  readonly corrected: string
  /** How many more there are that do not state the pay that was asked for; empty when none was. */
  readonly unstated: string
  /** With which the next page is asked for; empty when the list ends here. */
  readonly cursor: string
}

export async function pageIn(response: CallResponse): Promise<PageOf<unknown>> {
  const { headers } = response
  return {
    items: await response.json(),
    total: headers.get('x-total-count') ?? '',
    corrected: decodeURIComponent(headers.get('x-search-corrected') ?? ''),
    unstated: headers.get('x-unstated-pay') ?? '',
    cursor: /cursor=([\w-]+)>; rel="next/.exec(headers.get('link') ?? '')?.[1] ?? '',
  }
}

type Call<C extends Contract> = <K extends KeyOf<C>>(key: K, input: CallInput<C[K]>) => Promise<Answer<C[K]>>

/** The calls of one feature from the browser: `calling<typeof applications>()('POST /api/applications', …)`. */
export function apiCalls<C extends Contract>(): Call<C> {
  const call = createCall((path, init) => fetch(path, init))
  return (async (key, asked) => (await call(key, asked as Parts)).json()) as Call<C> // the contract's types say what the wire brings
}

/** A sentence per refusal that the contract declares: one missing does not compile. */
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
