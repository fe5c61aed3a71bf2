import { type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'

/** What a loader has read already; never asks for it. On the server nothing changes while it is shown, so nobody watches it. */
export const useKnown = import.meta.env.SSR ? useOnce : useWatched

function useOnce<T, K extends QueryKey>({ queryKey }: UseQueryOptions<T, Error, T, K>): T | undefined {
  return useQueryClient().getQueryData<T>(queryKey)
}

function useWatched<T, K extends QueryKey>(asked: UseQueryOptions<T, Error, T, K>): T | undefined {
  return useQuery({ ...asked, enabled: false }).data
}
