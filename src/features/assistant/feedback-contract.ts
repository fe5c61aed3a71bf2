import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { AnswerSource } from './contract.ts'
import { type FeedbackReason, feedbackReasons, longestComment } from './feedback-reasons.ts'
import { mostCharacters } from './texts.ts'

const reasons = Object.keys(feedbackReasons) as [FeedbackReason, ...FeedbackReason[]] // the table has these keys
const tooLong = 'This text is too long'

export const FeedbackBody = z.object({
  isHelpful: z.boolean('Please say whether the answer helped'),
  reason: z.enum(reasons, 'Please choose a reason').optional(),
  comment: cleanText(longestComment, { tooLong: `Please use at most ${longestComment} characters` }).optional(),
  source: AnswerSource,
  /** The exchange that the feedback is about. Not stored for visitors. */
  question: cleanText(mostCharacters, { tooLong }).optional(),
  answer: cleanText(3 * mostCharacters, { tooLong }).optional(),
  /** The owner of the conversation, as the browser knows it. */
  ownerId: z.uuid('This is no id of a person').optional(),
})
export type FeedbackBody = z.output<typeof FeedbackBody>

const Count = z.object({ source: AnswerSource, helpful: z.int(), notHelpful: z.int() })

const Opinion = z.object({
  id: z.uuid(),
  reason: z.enum(reasons),
  comment: z.string().nullable(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  source: AnswerSource,
  updatedAt: z.iso.datetime(),
})

export const FeedbackReport = z.object({
  /** The counts of the last 30 days. */
  counts: z.array(Count),
  /** The newest 100 answers that did not help, with the reasons. */
  opinions: z.array(Opinion),
})
export type FeedbackReport = z.output<typeof FeedbackReport>

/** Feedback on the answers of the assistant. */
export const assistantFeedback = {
  /** New feedback on the same answer replaces the earlier one. */
  'PUT /api/ai/feedback/:messageId': {
    params: z.object({ messageId: cleanText(60, { missing: 'There is no such answer', tooLong: 'There is no such answer' }) }),
    body: FeedbackBody,
    answer: z.object({ message: z.string() }),
    refusals: { otherOwner: [409, 'This is the conversation of somebody else'] },
  },
  'GET /api/admin/assistant-feedback': { who: 'assistant-feedback', answer: FeedbackReport },
} as const satisfies Contract
