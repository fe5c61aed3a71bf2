import { z } from 'zod'
import { topics } from '#features/notifications/content.ts'
import { event } from '#platform/contract/event.ts'

const FoundJob = z.object({
  jobId: z.uuid(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  /** Empty in digests that were collected before the field existed. */
  pay: z.string().default(''),
  reason: z.string(),
})
export type FoundJob = z.output<typeof FoundJob>

const Update = z.object({
  id: z.uuid(),
  topic: z.enum(topics),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
})
export type Update = z.output<typeof Update>

/** The whole content of one email. It leaves the queue with the email. */
export const Digest = z.object({
  userId: z.uuid(),
  day: z.int(),
  matches: z.array(FoundJob),
  alerts: z.array(FoundJob.extend({ from: z.string() })),
  updates: z.array(Update),
})
export type Digest = z.output<typeof Digest>

/** A digest may be due for this person. */
export const digestDue = event('digest.due', z.object({ userId: z.uuid(), day: z.int() }))
/** The content was collected and will not be collected again. */
export const digestCollected = event('digest.gathered', Digest)
