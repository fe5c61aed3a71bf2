import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, type LoaderFunction, type Params, RouterContextProvider } from 'react-router'
import { CallFailed } from './call.ts'
import { ourFault } from './sentence-of.ts'

const clientContext = createContext<QueryClient>()

export function routerContext(client: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, client)
  return context
}

/** Statuses of a failed call that become the status of the page. Any other status means a bug of ours. */
const passedOn: ReadonlySet<number> = new Set([404, 429, 503])

const outcomeMark = Symbol('outcome')
type LoaderOutcome = { readonly [outcomeMark]: true; readonly value: unknown; readonly init: Init }
type Init = { readonly status: number; readonly headers: Readonly<Record<string, string>> }

/**
 * What a loader returns besides its data. `status` is the status of the page: that of a failed call whose error is shown, or of a missing resource.
 * `headers` are those of the page.
 */
export function loaderResult(value: unknown, status = 200, headers: Init['headers'] = {}): LoaderOutcome {
  return { [outcomeMark]: true, value, init: { status, headers } }
}

/** Why a part of a screen could not be loaded. */
export type PartFailure = { readonly status: number; readonly sentence: string }

/**
 * Waits for data of an optional part of the screen. Returns the failure instead of throwing, so that the rest of the page and typed text stay; null
 * when it was loaded.
 */
export async function partFailureOf(read: Promise<unknown>): Promise<PartFailure | null> {
  try {
    await read
    return null
  } catch (error) {
    const { status, said = '' } = error instanceof CallFailed ? error : { status: 503, said: 'Please check your connection.' }
    return { status, sentence: status === 500 ? ourFault : said }
  }
}

function isLoaderOutcome(outcome: unknown): outcome is LoaderOutcome {
  return typeof outcome === 'object' && outcome !== null && outcomeMark in outcome
}

/** Makes the loader of a screen. All data of screens comes through it: the same function fills the cache on the server and in the browser. */
export function load(work: (client: QueryClient, url: URL, params: Params) => Promise<unknown>): LoaderFunction {
  return async ({ context, request, params }) => {
    const client = (context as RouterContextProvider).get(clientContext) // both routers pass a RouterContextProvider
    try {
      const outcome = await work(client, new URL(request.url), params)
      if (isLoaderOutcome(outcome)) return data(outcome.value, outcome.init)
      return outcome instanceof Response ? outcome : null
    } catch (error) {
      throw error instanceof CallFailed && passedOn.has(error.status) ? data(null, error.status) : error
    }
  }
}
