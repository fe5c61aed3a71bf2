import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { Answer, CallInput, Contract, KeyOf } from '#platform/contract/endpoint.ts'
import { createCall, type Fetch, type PageOf, pageIn } from './call.ts'

/** Caches reads under the key of their call, so the client needs no function per call. Cached data never becomes stale by itself. */
export function createQueryClient(fetch: Fetch): QueryClient {
  const call = createCall(fetch)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        // The default mode, `online`, would wait silently until there is a connection.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        queryFn: async ({ queryKey: [key, callInput, form] }) => {
          const response = await call(String(key), callInput as object) // `apiQuery` and `pagedApiQuery` below write this key
          return form === 'page' ? pageIn(response) : response.json()
        },
      },
    },
  })
}

/** The reads of one feature: `apiQuery<typeof jobs>()('GET /api/jobs', …)` returns the options of a TanStack query. */
export function apiQuery<C extends Contract>() {
  return <K extends KeyOf<C>>(key: K, input: CallInput<C[K]>) => queryOptions<Answer<C[K]>>({ queryKey: [key, input] })
}

/** Like `apiQuery`, for lists with a total: the result has the page and the total. */
export function pagedApiQuery<C extends Contract>() {
  return <K extends KeyOf<C>>(key: K, input: CallInput<C[K]>) =>
    queryOptions<PageOf<Answer<C[K]>>>({ queryKey: [key, input, 'page'] })
}
