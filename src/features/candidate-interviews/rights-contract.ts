import { z } from 'zod'
import { answerTooLong, longestAnswer } from '#features/interview-scoring/methods.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { CandidateSession } from './candidate-schemas.ts'

const ofSession = z.object({ sessionId: z.uuid() })
const ofLine = z.object({ sessionId: z.uuid(), lineId: z.uuid() })
const notFound = [404, 'Interview not found'] as const
const linkNeeded = [403, 'Please open the newest link that was emailed to you'] as const
const notAfter = [409, 'The time for this is over'] as const

/** The calls for candidates after their interview, with the same link. */
export const interviewRights = {
  /** Stores the correction beside the original, and scores the answer again. */
  'PUT /api/candidate/interviews/:sessionId/lines/:lineId': {
    params: ofLine,
    body: z.object({
      text: cleanText(longestAnswer, { missing: 'Please write what you said', tooLong: answerTooLong }).min(
        1,
        'Please write what you said',
      ),
    }),
    answer: CandidateSession,
    refusals: { notFound, linkNeeded, notAfter },
  },
  /** The result is no longer provisional, and the transcript cannot be corrected any more. */
  'POST /api/candidate/interviews/:sessionId/release': {
    params: ofSession,
    answer: CandidateSession,
    refusals: { notFound, linkNeeded, notAfter },
  },
  /** Deletes the transcript and the scores. The company keeps the fact and the date of the interview. */
  'POST /api/candidate/interviews/:sessionId/withdraw': {
    params: ofSession,
    answer: CandidateSession,
    refusals: { notFound, linkNeeded, notStarted: [409, 'There is nothing to delete yet'] },
  },
} as const satisfies Contract
