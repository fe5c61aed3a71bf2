import { z } from 'zod'
import { event } from '#platform/contract/event.ts'

/** Each says that a letter of its own is wanted now. What gets none comes with the letter of the day: see docs/decisions/0080. */
export const receiptDue = event('application.receipt-due', z.object({ applicationId: z.uuid() }))
export const submissionLetterDue = event('application.submission-letter-due', z.object({ applicationId: z.uuid() }))
export const withdrawalLetterDue = event('application.withdrawal-letter-due', z.object({ applicationId: z.uuid() }))
export const moveLetterDue = event('application.move-letter-due', z.object({ changeId: z.uuid() }))
export const messageLetterDue = event('application.message-letter-due', z.object({ messageId: z.uuid() }))
