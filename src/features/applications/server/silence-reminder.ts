import { findEmailRecipient } from '#features/employers/server/public.ts'
import { brand } from '#features/site/brand.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Email } from '#platform/server/email.ts'
import { publishJob } from '#platform/server/events.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { silenceAhead } from '../hiring-contract.ts'
import { silentAfterDays } from '../rules.ts'
import { countNearSilence, listNearSilence, warnedDays } from './silence-queries.ts'

/** Publishes one event for each company with applications close to their 30 days. */
async function announce({ db, clock }: AppContext): Promise<void> {
  const employerIds = await listNearSilence(db, clock())
  await db.transaction().execute(async (tx) => {
    for (const employerId of employerIds) await publishJob(tx, silenceAhead, { employerId })
  })
}

/** On Mondays at nine in the morning in India. Once a week is enough, because the period of the warning is a week. */
export const remindOfSilence: CronJob = { name: 'remind-of-silence', cron: '30 3 * * 1', run: announce }

type WriteReminder = (context: AppContext, employerId: string, recipientId: string | null) => Promise<Email | null>

/** Writes the email to one member of the team. */
export const writeSilenceReminder: WriteReminder = async ({ db, clock, sites }, employerId, recipientId) => {
  const waiting = await countNearSilence(db, employerId, clock())
  const recipient = await findEmailRecipient(db, employerId, recipientId)
  if (waiting === 0 || !recipient) return null
  const count = waiting === 1 ? '1 application' : `${waiting} applications`
  return {
    key: `silence-ahead-${recipient.id}-${isoDateText(clock().toISOString())}`,
    to: recipient.email,
    subject: `${count} waiting for your answer`,
    body: [
      `You haven't moved or written about ${count} for ${silentAfterDays - warnedDays} days or more.`,
      `After ${silentAfterDays} days the candidates see "No response", and it counts in your company's response figures.`,
      { button: 'See who is waiting', url: `${sites.mainUrl}/employer-portal/applicants?view=table&sort=waiting` },
    ],
    why: `You're receiving this email because people have applied for your jobs on ${brand.name}.`,
  }
}
