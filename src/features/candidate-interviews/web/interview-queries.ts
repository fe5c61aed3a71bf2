import type { interviewerKits } from '#features/interviewer-kits/contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import type { candidateInterviews } from '../contract.ts'
import { hasUnsentAnswer } from './answer-draft.ts'

const ask = apiQuery<typeof candidateInterviews>()
const call = apiCalls<typeof candidateInterviews>()
export const publicKit = apiQuery<typeof interviewerKits>()('GET /api/interviewer/kit/public', {})

/**
 * `key` is the key in the emailed link. If the browser has an unsent answer, the server does not end an interview for an absence, and keeps it open for a
 * moment after its time is over.
 */
export function candidateInterview(sessionId: string, key: string | null) {
  const params = { sessionId }
  const query = key ? { key } : {}
  const read = ask('GET /api/candidate/interviews/:sessionId', { params, query })
  return {
    ...read,
    queryFn: async () =>
      call('GET /api/candidate/interviews/:sessionId', {
        params,
        query: hasUnsentAnswer(sessionId) ? { ...query, hasUnsent: 'true' } : query,
      }),
  }
}
