import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'

/**
 * Data that a loader has read already; it never makes a call. On the server the data cannot change while a page is rendered, so nothing is observed.
 */
export const useKnown = import.meta.env.SSR ? useOnce : useWatched

function useOnce<T, K extends QueryKey>({ queryKey }: UseQueryOptions<T, Error, T, K>): T | undefined {
  return useQueryClient().getQueryData<T>(queryKey)
}

function useWatched<T, K extends QueryKey>(options: UseQueryOptions<T, Error, T, K>): T | undefined {
  return useQuery({ ...options, enabled: false }).data
}
