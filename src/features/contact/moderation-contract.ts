import { z } from 'zod'
import { claimed, decided, QueueQuery } from '#features/moderation/contract.ts'
import { isReason, noReason, OptionalReason } from '#features/staff/reason.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

/** A message of the contact form for staff. */
export const QueuedMessage = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  isAnswered: z.boolean(),
})
export type QueuedMessage = z.output<typeof QueuedMessage>

/** The answer, or why the message is open again. */
const MessageMark = z
  .object({ isAnswered: z.boolean('isAnswered is true or false'), reason: OptionalReason })
  .refine(({ isAnswered, reason }) => isAnswered || isReason(reason), { path: ['reason'], message: noReason })
export type MessageMark = z.output<typeof MessageMark>

export const contactModeration = {
  /** Unanswered messages first, then the others, the newest first; a hundred, or in pages. Headers: `X-Total-Count` and `Link`. */
  'GET /api/admin/contact-messages': { who: 'contact-messages', query: QueueQuery, answer: z.array(QueuedMessage) },
  'PUT /api/admin/contact-messages/:messageId': {
    who: 'contact-messages',
    params: z.object({ messageId: z.uuid('This is no id of a message') }),
    body: MessageMark,
    answer: QueuedMessage,
    refusals: { notFound: [404, 'Message not found'], claimed, decided },
  },
} as const satisfies Contract
