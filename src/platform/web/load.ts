import type { QueryClient } from '@tanstack/react-query'
import { createContext, type LoaderFunction, type Params, RouterContextProvider } from 'react-router'

const clientContext = createContext<QueryClient>()

export function routerContext(client: QueryClient): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(clientContext, client)
  return context
}

/** The one way a screen gets data: the same function fills the cache on the server and in the browser. */
export function load(work: (client: QueryClient, url: URL, params: Params) => Promise<unknown>): LoaderFunction {
  return async ({ context, request, params }) => {
    const client = (context as RouterContextProvider).get(clientContext) // both routers are given one
    const outcome = await work(client, new URL(request.url), params)
    return outcome instanceof Response ? outcome : null
  }
}
