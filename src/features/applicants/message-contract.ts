import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

const body = cleanText(2_000, { missing: 'Please write a message', tooLong: 'Please use at most 2000 characters' }).min(
  1,
  'Please write a message',
)

const Template = z.object({ id: z.uuid(), name: z.string(), body: z.string() })
export type Template = z.output<typeof Template>

const mostMessaged = 100

/** The browser makes `bulkId`: a repeated call with the same id sends nothing twice. */
const NewBulkMessage = z.object({
  bulkId: z.uuid(),
  applicationIds: z
    .array(z.uuid())
    .min(1, 'Choose an application first')
    .max(mostMessaged, `Choose at most ${mostMessaged} applications`),
  body,
})
export type NewBulkMessage = z.output<typeof NewBulkMessage>

const NotSent = z.object({ applicationId: z.uuid(), why: z.enum(['alreadySent', 'withdrawn', 'notFound']) })
const BulkAnswer = z.object({ sent: z.int(), skipped: z.array(NotSent) })
export type BulkAnswer = z.output<typeof BulkAnswer>

export const applicantMessages = {
  /** Sends a message to many applicants, with the name and job of each. Each person gets it once. */
  'POST /api/employer/applicants/messages': { who: 'recruiter', body: NewBulkMessage, answer: BulkAnswer },
  /** The templates of the company, the oldest first. */
  'GET /api/employer/message-templates': { who: 'employer', answer: z.array(Template) },
  'POST /api/employer/message-templates': {
    who: 'recruiter',
    body: z.object({
      name: cleanText(60, { missing: 'Please name the template', tooLong: 'Please use at most 60 characters' }).min(
        1,
        'Please name the template',
      ),
      body,
    }),
    answer: Template,
    status: 201,
    refusals: { tooMany: [409, 'A company has at most 30 templates. Delete one first.'] },
  },
  'DELETE /api/employer/message-templates/:templateId': {
    who: 'recruiter',
    params: z.object({ templateId: z.uuid() }),
    answer: z.object({ deleted: z.boolean() }),
    refusals: { notFound: [404, 'There is no such template'] },
  },
} as const satisfies Contract
