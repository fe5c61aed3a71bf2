import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer, CallInput, Contract, KeyOf } from '#platform/contract/endpoint.ts'
import { createCall, type Fetch, type PageOf, pageIn } from './call.ts'

/** Reads are cached under the call itself, so the client needs no function per call. Nothing goes stale unasked. */
export function createQueryClient(fetch: Fetch): QueryClient {
  const call = createCall(fetch)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        // The other mode would wait in silence until there is a connection.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        queryFn: async ({ queryKey: [key, asked, form] }) => {
          const response = await call(String(key), asked as object) // written by `asking` and `askingPages` below
          return form === 'page' ? pageIn(response) : response.json()
        },
      },
    },
  })
}

/** The reads of one feature: `asking<typeof jobs>()('GET /api/jobs', …)` is what TanStack Query wants to know. */
export function apiQuery<C extends Contract>() {
  return <K extends KeyOf<C>>(key: K, input: CallInput<C[K]>) => queryOptions<Answer<C[K]>>({ queryKey: [key, input] })
}

/** The same for lists whose length matters: the answer is the page and the total. */
export function pagedApiQuery<C extends Contract>() {
  return <K extends KeyOf<C>>(key: K, input: CallInput<C[K]>) =>
    queryOptions<PageOf<Answer<C[K]>>>({ queryKey: [key, input, 'page'] })
}
