import { apiQuery } from '#platform/web/api-queries.ts'
import type { jobSearch } from '../contract.ts'

const ask = apiQuery<typeof jobSearch>()

export const similarTo = (jobId: string) => ask('GET /api/jobs/:jobId/similar', { params: { jobId } })

export const similarPayOf = (jobId: string) => ask('GET /api/jobs/:jobId/similar-pay', { params: { jobId } })
