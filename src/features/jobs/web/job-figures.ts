import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { jobFigures } from '../figures-contract.ts'

export const figures = apiQuery<typeof jobFigures>()('GET /api/jobs/figures', {})

/** They come with the page; where they could not, the page stands without them. */
export function useFigures() {
  return useQuery({ ...figures, enabled: false })
}
