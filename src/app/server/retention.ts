import { deleteDeadLinks, deleteExpiredSessions } from '#features/auth/server/door.ts'
import { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from '#features/billing/server/door.ts'
import { deleteOldMessages } from '#features/contact/server/door.ts'
import { deleteDeadTokens, deleteUnprovenCvs } from '#features/cvs/server/door.ts'
import { deleteOldViews } from '#features/privacy/server/door.ts'
import { eraseUnproven } from '#features/records/server/door.ts'
import { daysKept } from '#features/site/keeping-times.ts'
import { deleteExpiredStaffSessions } from '#features/staff/server/door.ts'
import { forgetCounts } from '#platform/server/limits.ts'
import { forgetLetters } from '#platform/server/mail.ts'
import { enforcing, type Retention } from '#platform/server/retention.ts'
import { dropFailedJobs } from '#platform/server/worker.ts'
import { keepers } from './holdings.ts'

/**
 * Everything that ends because its time is over. What people hold in their accounts stays until they delete it; what the law
 * wants kept longer is told in `holdings.ts`. docs/decisions/0019 has the reasons in full.
 */
export const retention: readonly Retention[] = [
  { name: 'sign-ins', days: daysKept.signIn, why: 'What has ended opens nothing.', erase: deleteExpiredSessions },
  { name: 'staff sign-ins', days: daysKept.signIn, why: 'What has ended opens nothing.', erase: deleteExpiredStaffSessions },
  { name: 'dead links of accounts', days: daysKept.deadLink, why: 'They open nothing.', erase: deleteDeadLinks },
  { name: 'dead links of CVs', days: daysKept.deadLink, why: 'They open nothing.', erase: deleteDeadTokens },
  { name: 'counts of attempts', days: daysKept.attempts, why: 'No window of a limit is longer.', erase: forgetCounts },
  {
    name: 'unproven accounts',
    days: daysKept.unproven,
    why: 'Nobody has shown that the address is theirs, nor signed in; it may be a stranger’s.',
    erase: (db, until) => eraseUnproven(db, keepers, until),
  },
  {
    name: 'unproven CVs',
    days: daysKept.unproven,
    why: 'A CV without an account whose address nobody has proved; anyone may have typed it.',
    erase: deleteUnprovenCvs,
  },
  {
    name: 'failed work',
    days: daysKept.failedWork,
    why: 'Long enough to find the fault and order it again; its order or its last error may hold an address.',
    erase: dropFailedJobs,
  },
  {
    name: 'letters in the outbox',
    days: daysKept.outbox,
    why: 'Without a mail server they are files; nobody looks for one so late.',
    erase: (_db, until, { outbox }) => outbox.removeUntil(until),
  },
  { name: 'names of letters', days: daysKept.letterName, why: 'No job is tried again so late.', erase: forgetLetters },
  { name: 'views of CVs', days: daysKept.view, why: 'The person has had a year to read who has looked.', erase: deleteOldViews },
  {
    name: 'contact messages',
    days: daysKept.message,
    why: 'Questions come back; after two years they do not.',
    erase: deleteOldMessages,
  },
  {
    name: 'unpaid orders',
    days: daysKept.unpaidOrder,
    why: 'The provider lets a payment come late by some days, never by weeks.',
    erase: deleteUnpaidOrders,
  },
  {
    name: 'who has paid without an account',
    days: daysKept.unpaidOrder,
    why: 'The cookie that asks for the answer has ended before.',
    erase: forgetHolders,
  },
  {
    name: 'events of payments',
    days: daysKept.paymentEvent,
    why: 'The provider sends an event again for a day, and by hand for a week.',
    erase: deleteOldEvents,
  },
]

export const enforceRetention = enforcing(retention)
