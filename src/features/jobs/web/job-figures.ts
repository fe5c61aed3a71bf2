import { asking } from '#platform/web/ask.ts'
import type { jobFigures } from '../figures-contract.ts'

export const figures = asking<typeof jobFigures>()('GET /api/jobs/figures', {})
