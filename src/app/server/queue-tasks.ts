import type { AppContext } from '#platform/server/app-context.ts'
import { tasksFor } from '#platform/server/events.ts'
import { deleteOldCounts } from '#platform/server/rate-limits/rate-limits.ts'
import { deleteOldEmails } from '#platform/server/send-once.ts'
import { enforceRetention, type Retention } from '#platform/server/retention.ts'
import { scheduleFor } from '#platform/server/schedule.ts'
import { sweepJobs } from '#platform/server/queue-runners.ts'
import { dropFailedJobs, type QueueTasks } from '#platform/server/worker.ts'
import { retentionDays } from '#features/site/retention-periods.ts'
import { features } from './features.ts'
import { sendDueEmails } from './send-due-email.ts'

/** Retention of the platform's own data; features declare theirs in their manifest. Reasons: docs/decisions/0019-retention-periods.md. */
const platformRetention: readonly Retention[] = [
  { name: 'counts of attempts', days: retentionDays.attempts, why: 'No window of a limit is longer.', erase: deleteOldCounts },
  {
    name: 'failed jobs',
    days: retentionDays.failedWork,
    why: 'Long enough to find the fault and run the job again; its payload or its last error may hold an address.',
    erase: dropFailedJobs,
  },
  {
    name: 'emails in the outbox',
    days: retentionDays.outbox,
    why: 'Without a mail server they are files; nobody looks for one so late.',
    erase: (_db, until, { outbox }) => outbox.removeUntil(until),
  },
  { name: 'sent emails', days: retentionDays.sentEmail, why: 'No job is tried again so late.', erase: deleteOldEmails },
]

export const retention: readonly Retention[] = [...platformRetention, ...features.flatMap((feature) => feature.retention ?? [])]

export const schedule = [sweepJobs, enforceRetention(retention), ...features.flatMap((feature) => feature.schedule ?? [])]

export const emailTemplates = features.flatMap((feature) => feature.emails ?? [])

export const reactions = [...features.flatMap((feature) => feature.reactions ?? []), ...sendDueEmails(emailTemplates)]

/** All tasks of the queue: reactions to events and cron jobs. */
export function queueTasksFor(context: AppContext, isAlone: boolean): QueueTasks {
  const { tasks, cronItems } = scheduleFor(schedule, context)
  return { taskList: { ...tasksFor(reactions, context), ...tasks }, cronItems, isAlone }
}
