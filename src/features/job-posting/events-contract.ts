import { z } from 'zod'
import { event } from '#platform/contract/event.ts'

const postingId = z.uuid()

/** One that has waited until its company was verified. */
export const jobPublished = event('job.published', z.object({ postingId }))
/** One that has waited, whose text cannot be published: it is a draft again. */
export const jobNotPublished = event('job.not-published', z.object({ postingId }))
export const jobPaused = event('job.paused', z.object({ postingId, why: z.enum(['employer', 'unconfirmed']) }))
export const jobClosed = event('job.closed', z.object({ postingId, why: z.enum(['filled', 'cancelled']) }))
/** Staff have to decide about it. */
export const jobHeld = event('job.held', z.object({ postingId }))
export const jobReleased = event('job.released', z.object({ postingId }))
export const jobRemoved = event('job.removed', z.object({ postingId }))
/** A company is to confirm that its jobs are still open. */
export const confirmationDue = event('job.confirmation-due', z.object({ employerId: z.uuid(), day: z.int() }))
