import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** A message of the contact form, as the staff reads it. */
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

export const contactModeration = {
  /** A hundred at most: first those that wait for an answer, then the others, the newest first. */
  'GET /api/admin/contact-messages': { who: 'support', answer: z.array(QueuedMessage) },
  'PUT /api/admin/contact-messages/:messageId': {
    who: 'support',
    params: z.object({ messageId: z.uuid('This is no id of a message') }),
    body: z.object({ isAnswered: z.boolean('isAnswered is true or false') }),
    answer: QueuedMessage,
    refusals: { notFound: [404, 'Message not found'] },
  },
} as const satisfies Contract
