import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { ApplicationIdParams, notFound } from './tracking-contract.ts'

/** The two sides of an application. */
export const Side = z.enum(['candidate', 'employer'])
export type Side = z.output<typeof Side>

export const ThreadMessage = z.object({
  id: z.uuid(),
  sender: Side,
  body: z.string(),
  sentAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type ThreadMessage = z.output<typeof ThreadMessage>

const NewMessage = z.object({
  body: cleanText(2_000, { missing: 'Please write a message', tooLong: 'Please use at most 2000 characters' }).min(
    1,
    'Please write a message',
  ),
})
type NewMessage = z.output<typeof NewMessage>

/** The last message that was shown; later messages stay unread. */
const ReadUpTo = z.object({ messageId: z.uuid() })
const Unread = z.object({ unread: z.int() })

const closed = [409, 'This application was withdrawn, so no more messages can be sent'] as const

const reading = { params: ApplicationIdParams, answer: z.array(ThreadMessage), refusals: { notFound } } as const
const writing = {
  params: ApplicationIdParams,
  body: NewMessage,
  answer: ThreadMessage,
  status: 201,
  refusals: { notFound, closed },
} as const
const marking = { params: ApplicationIdParams, body: ReadUpTo, answer: Unread, refusals: { notFound } } as const

/**
 * One thread per application, the oldest message first. The first unread message is also emailed to the other side. After a withdrawal the employer
 * sees only its own messages.
 */
export const threads = {
  'GET /api/applications/:applicationId/messages': { who: 'candidate', ...reading },
  'POST /api/applications/:applicationId/messages': { who: 'candidate', ...writing },
  'PUT /api/applications/:applicationId/messages/read': { who: 'candidate', ...marking },
  'GET /api/employer/applications/:applicationId/messages': { who: 'employer', ...reading },
  'POST /api/employer/applications/:applicationId/messages': { who: 'recruiter', ...writing },
  'PUT /api/employer/applications/:applicationId/messages/read': { who: 'recruiter', ...marking },
} as const satisfies Contract

export const messageSent = event('application.message-sent', z.object({ messageId: z.uuid() }))
