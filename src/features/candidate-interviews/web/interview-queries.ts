import type { interviewerKits } from '#features/interviewer-kits/contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { candidateInterviews } from '../contract.ts'

const ask = apiQuery<typeof candidateInterviews>()
export const publicKit = apiQuery<typeof interviewerKits>()('GET /api/interviewer/kit/public', {})

/** `key` is that of the emailed link. */
export const candidateInterview = (sessionId: string, key: string | null) =>
  ask('GET /api/candidate/interviews/:sessionId', { params: { sessionId }, query: key ? { key } : {} })
