import { hashKey, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'

/**
 * Reads data that a loader has already fetched, and never makes a call. On the server the data cannot change during a rendering, so nothing is
 * observed there.
 */
export const useKnown = import.meta.env.SSR ? useOnce : useWatched

const hashes = new WeakMap<QueryKey, string>()

/** A list reads the same key about forty times, and hashing the key is most of the work. */
function useOnce<T, K extends QueryKey>({ queryKey }: UseQueryOptions<T, Error, T, K>): T | undefined {
  const hash = hashes.get(queryKey) ?? hashKey(queryKey)
  hashes.set(queryKey, hash)
  return useQueryClient().getQueryCache().get<T>(hash)?.state.data
}

function useWatched<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): T | undefined {
  return useQuery({ ...options, enabled: false }).data
}
