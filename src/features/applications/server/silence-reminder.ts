import { brand } from '#features/site/brand.ts'
import { daysBefore, isoDateText } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Email } from '#platform/server/email.ts'
import { publishJob } from '#platform/server/events.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { silenceAhead } from '../hiring-contract.ts'
import { openStatuses, silentAfterDays } from '../rules.ts'

/** So many days before an application shows "No response". */
const warnedDays = 7

const nearSilence = (db: Db, now: Date) =>
  db
    .selectFrom('receivedApplications as received')
    .innerJoin('jobs', 'jobs.id', 'received.jobId')
    .where('received.status', 'in', openStatuses)
    .where('received.touchedAt', '<=', daysBefore(now, silentAfterDays - warnedDays))
    .where('received.touchedAt', '>', daysBefore(now, silentAfterDays))

/** One event for each company that has applications near their 30 days. */
async function announce({ db, clock }: AppContext): Promise<void> {
  const rows = await nearSilence(db, clock()).select('received.employerId').distinct().execute()
  await db.transaction().execute(async (tx) => {
    for (const { employerId } of rows) await publishJob(tx, silenceAhead, { employerId })
  })
}

/** On Mondays at nine in the morning, India: once a week is enough, because each application is warned of for a week. */
export const remindOfSilence: CronJob = { name: 'remind-of-silence', cron: '30 3 * * 1', run: announce }

/** How many of a company's applications are near their 30 days; null for a company without any, or without an account. */
export async function findSilenceAhead(db: Db, employerId: string, now: Date) {
  const { waiting } = await nearSilence(db, now)
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('received.employerId', '=', employerId)
    .executeTakeFirstOrThrow()
  const company = await db
    .selectFrom('employers')
    .select(['userId', 'contactEmail'])
    .where('id', '=', employerId)
    .executeTakeFirst()
  return company && Number(waiting) > 0 ? { ...company, waiting: Number(waiting) } : null
}

export async function writeSilenceReminder({ db, clock, sites }: AppContext, employerId: string): Promise<Email | null> {
  const found = await findSilenceAhead(db, employerId, clock())
  if (!found) return null
  const count = found.waiting === 1 ? '1 application' : `${found.waiting} applications`
  return {
    key: `silence-ahead-${employerId}-${isoDateText(clock().toISOString())}`,
    to: found.contactEmail,
    subject: `${count} waiting for your answer`,
    body: [
      `You haven't moved or written about ${count} for ${silentAfterDays - warnedDays} days or more.`,
      `After ${silentAfterDays} days the candidates see "No response", and it counts in your company's response figures.`,
      { button: 'See who is waiting', url: `${sites.mainUrl}/employer-portal/applicants?view=table&sort=waiting` },
    ],
    why: `You're receiving this email because people have applied for your jobs on ${brand.name}.`,
  }
}
