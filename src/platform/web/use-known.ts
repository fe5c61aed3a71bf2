import { hashKey, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'

/**
 * Data that a loader has read already; it never makes a call. On the server the data cannot change while a page is rendered, so nothing is observed.
 */
export const useKnown = import.meta.env.SSR ? useOnce : useWatched

const hashes = new WeakMap<QueryKey, string>()

/** A list asks forty times with the same key, whose hash is most of the work. */
function useOnce<T, K extends QueryKey>({ queryKey }: UseQueryOptions<T, Error, T, K>): T | undefined {
  const hash = hashes.get(queryKey) ?? hashKey(queryKey)
  hashes.set(queryKey, hash)
  return useQueryClient().getQueryCache().get<T>(hash)?.state.data
}

function useWatched<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): T | undefined {
  return useQuery({ ...options, enabled: false }).data
}
