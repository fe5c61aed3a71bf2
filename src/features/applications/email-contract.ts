import { z } from 'zod'
import { event } from '#platform/contract/event.ts'

/** Each says that an email of its own is wanted now. What gets none comes with the daily digest: see docs/decisions/0080. */
export const receiptEmailDue = event('application.receipt-due', z.object({ applicationId: z.uuid() }))
export const submissionEmailDue = event('application.submission-letter-due', z.object({ applicationId: z.uuid() }))
export const withdrawalEmailDue = event('application.withdrawal-letter-due', z.object({ applicationId: z.uuid() }))
export const moveEmailDue = event('application.move-letter-due', z.object({ changeId: z.uuid() }))
export const messageEmailDue = event('application.message-letter-due', z.object({ messageId: z.uuid() }))
