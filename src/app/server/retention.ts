import { deleteDeadLinks, deleteExpiredSessions } from '#features/auth/server/public.ts'
import { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from '#features/billing/server/public.ts'
import { deleteOldMessages } from '#features/contact/server/public.ts'
import { deleteDeadTokens, deleteUnverifiedCvs } from '#features/cvs/server/public.ts'
import { deleteOldViews } from '#features/privacy/server/public.ts'
import { eraseUnverified } from '#features/data-rights/server/public.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { deleteExpiredStaffSessions } from '#features/staff/server/public.ts'
import { deleteOldCounts } from '#platform/server/limits.ts'
import { deleteOldEmails } from '#platform/server/mail.ts'
import { enforcing, type Retention } from '#platform/server/retention.ts'
import { dropFailedJobs } from '#platform/server/worker.ts'
import { erasureRegistry } from './personal-data.ts'

/**
 * Everything that ends because its time is over. What people hold in their accounts stays until they delete it; what the law
 * wants kept longer is told in `personal-data.ts`. docs/decisions/0019 has the reasons in full.
 */
export const retention: readonly Retention[] = [
  { name: 'sign-ins', days: retentionDays.signIn, why: 'What has ended opens nothing.', erase: deleteExpiredSessions },
  { name: 'staff sign-ins', days: retentionDays.signIn, why: 'What has ended opens nothing.', erase: deleteExpiredStaffSessions },
  { name: 'dead links of accounts', days: retentionDays.deadLink, why: 'They open nothing.', erase: deleteDeadLinks },
  { name: 'dead links of CVs', days: retentionDays.deadLink, why: 'They open nothing.', erase: deleteDeadTokens },
  { name: 'counts of attempts', days: retentionDays.attempts, why: 'No window of a limit is longer.', erase: deleteOldCounts },
  {
    name: 'unproven accounts',
    days: retentionDays.unproven,
    why: 'Nobody has shown that the address is theirs, nor signed in; it may be a stranger’s.',
    erase: (db, until) => eraseUnverified(db, erasureRegistry, until),
  },
  {
    name: 'unproven CVs',
    days: retentionDays.unproven,
    why: 'A CV without an account whose address nobody has proved; anyone may have typed it.',
    erase: deleteUnverifiedCvs,
  },
  {
    name: 'failed work',
    days: retentionDays.failedWork,
    why: 'Long enough to find the fault and order it again; its order or its last error may hold an address.',
    erase: dropFailedJobs,
  },
  { name: 'names of letters', days: retentionDays.letterName, why: 'No job is tried again so late.', erase: deleteOldEmails },
  {
    name: 'views of CVs',
    days: retentionDays.view,
    why: 'The person has had a year to read who has looked.',
    erase: deleteOldViews,
  },
  {
    name: 'contact messages',
    days: retentionDays.message,
    why: 'Questions come back; after two years they do not.',
    erase: deleteOldMessages,
  },
  {
    name: 'unpaid orders',
    days: retentionDays.unpaidOrder,
    why: 'The provider lets a payment come late by some days, never by weeks.',
    erase: deleteUnpaidOrders,
  },
  {
    name: 'who has paid without an account',
    days: retentionDays.unpaidOrder,
    why: 'The cookie that asks for the answer has ended before.',
    erase: forgetHolders,
  },
  {
    name: 'events of payments',
    days: retentionDays.paymentEvent,
    why: 'The provider sends an event again for a day, and by hand for a week.',
    erase: deleteOldEvents,
  },
]

export const enforceRetention = enforcing(retention)
