import { useSearchParams } from '#platform/web/search-params.ts'

const shows = ['all', 'free', 'mine', 'overdue'] as const

/** The filter of a queue in the URL. */
export type FilterInAddress = { readonly show: (typeof shows)[number]; readonly kind: string }

export function queueFilterIn(params: URLSearchParams): FilterInAddress {
  return { show: shows.find((one) => one === params.get('show')) ?? 'all', kind: (params.get('kind') ?? '').slice(0, 60) }
}

export function useQueueFilter(): FilterInAddress {
  return queueFilterIn(useSearchParams())
}
