import { z } from 'zod'
import { event } from '#platform/contract/event.ts'

const postingId = z.uuid()

/** A job that waited for the verification of its company was published. */
export const jobPublished = event('job.published', z.object({ postingId }))
/** A job that waited for the verification cannot be published because of its text. It is a draft again. */
export const jobNotPublished = event('job.not-published', z.object({ postingId }))
export const jobPaused = event('job.paused', z.object({ postingId, why: z.enum(['employer', 'unconfirmed']) }))
export const jobClosed = event('job.closed', z.object({ postingId, why: z.enum(['filled', 'cancelled']) }))
/** The job is on hold until staff have decided. */
export const jobHeld = event('job.held', z.object({ postingId }))
export const jobReleased = event('job.released', z.object({ postingId }))
export const jobRemoved = event('job.removed', z.object({ postingId }))
/** A company must confirm that its jobs are still open. */
export const confirmationDue = event('job.confirmation-due', z.object({ employerId: z.uuid(), day: z.int() }))
