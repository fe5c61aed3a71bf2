import type { QueryClient } from '@tanstack/react-query'
import { createContext, data, type LoaderFunction, type Params, RouterContextProvider } from 'react-router'
import { CallFailed } from './call.ts'

const clientContext = createContext<QueryClient>()

export function routerContext(client: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, client)
  return context
}

/** What these mean, the page says with the same status; anything else is a fault of ours. */
const passedOn: ReadonlySet<number> = new Set([404, 429, 503])

/** The one way a screen gets data: the same function fills the cache on the server and in the browser. */
export function load(work: (client: QueryClient, url: URL, params: Params) => Promise<unknown>): LoaderFunction {
  return async ({ context, request, params }) => {
    const client = (context as RouterContextProvider).get(clientContext) // both routers are given one
    try {
      const outcome = await work(client, new URL(request.url), params)
      return outcome instanceof Response ? outcome : null
    } catch (error) {
      throw error instanceof CallFailed && passedOn.has(error.status) ? data(null, error.status) : error
    }
  }
}
