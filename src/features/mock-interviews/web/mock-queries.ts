import { apiQuery } from '#platform/web/api-queries.ts'
import type { mockInterviews } from '../contract.ts'

const ask = apiQuery<typeof mockInterviews>()

export const myMocks = ask('GET /api/mock-interviews', {})
export const oneMock = (id: string) => ask('GET /api/mock-interviews/:id', { params: { id } })
