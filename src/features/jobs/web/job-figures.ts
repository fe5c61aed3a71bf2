import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { jobFigures } from '../figures-contract.ts'

export const figures = apiQuery<typeof jobFigures>()('GET /api/jobs/figures', {})

/** Loaded with the page; if that fails, the page is shown without the figures. */
export function useFigures() {
  return useQuery({ ...figures, enabled: false })
}
