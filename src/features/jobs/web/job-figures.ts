import { useQuery } from '@tanstack/react-query'
import { asking } from '#platform/web/ask.ts'
import type { jobFigures } from '../figures-contract.ts'

export const figures = asking<typeof jobFigures>()('GET /api/jobs/figures', {})

/** They come with the page; where they could not, the page stands without them. */
export function useFigures() {
  return useQuery({ ...figures, enabled: false })
}
