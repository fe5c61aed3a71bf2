import { findPerson, isSuspended } from '#features/auth/server/public.ts'
import { findEmailRecipient } from '#features/employers/server/public.ts'
import { brand } from '#features/site/brand.ts'
import { dayMs, daysAfter, longDateText } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Email } from '#platform/server/email.ts'
import { publishJob, reaction } from '#platform/server/events.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { subscriptionEnding } from '../contract.ts'
import { reminderDays } from '../rules.ts'
import { findSubscription, insertReminder, isLast, listEnding, type StoredSubscription } from './queries.ts'

const [early, late] = reminderDays

/** Finds subscriptions that end within a week or a day. If it runs twice, it reminds once. */
export async function remindOfEnds({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const subscription of await listEnding(db, now, daysAfter(now, early))) {
    const days = subscription.endDate <= daysAfter(now, late) ? late : early
    if (lengthDays(subscription) <= days || !(await isLast(db, subscription))) continue
    await db.transaction().execute(async (tx) => {
      const isNew = await insertReminder(tx, { subscriptionId: subscription.id, days }, now)
      if (isNew) await publishJob(tx, subscriptionEnding, { subscriptionId: subscription.id, days })
    })
  }
}

const lengthDays = ({ startDate, endDate }: StoredSubscription): number => (endDate.getTime() - startDate.getTime()) / dayMs

/** Every three hours, so that the reminder of the last day is in time. */
export const remindNightly: CronJob = { name: 'remind-of-ends', cron: '20 */3 * * *', run: remindOfEnds }

export const sendEndReminder = reaction(
  'sendEndReminder',
  subscriptionEnding,
  async ({ db, clock, sendEmail, sites }, { subscriptionId, days }) => {
    const subscription = await findSubscription(db, subscriptionId)
    if (!subscription || subscription.endReason || subscription.endDate <= clock()) return
    if (!(await isLast(db, subscription))) return
    const email = await recipientOf(db, subscription)
    const url = renewalUrl(sites.mainUrl, subscription)
    if (email) await sendEmail(reminder(`ends-${subscriptionId}-${days}`, email, { subscription, url }))
  },
)

/** The main owner of a company, or the person, unless they are suspended. */
async function recipientOf(db: Db, { employerId, userId }: StoredSubscription): Promise<string | null> {
  if (employerId !== null) return (await findEmailRecipient(db, employerId, null))?.email ?? null
  const person = userId === null || (await isSuspended(db, userId)) ? null : await findPerson(db, userId)
  return person?.emailVerified ? person.email : null
}

function renewalUrl(mainUrl: string, { kind, employerId }: StoredSubscription): string {
  if (kind === 'interviewer_addon') return `${mainUrl}/employer-portal?tab=interviewer`
  return `${mainUrl}${employerId === null ? '/pricing' : '/employer-portal?tab=billing'}`
}

type ReminderFacts = { readonly subscription: StoredSubscription; readonly url: string }

function reminder(key: string, to: string, { subscription, url }: ReminderFacts): Email {
  const day = longDateText(subscription.endDate.toISOString())
  return {
    key,
    to,
    subject: `${subscription.planName} ends on ${day}`,
    body: [
      'Hello,',
      `${subscription.planName} at ${brand.name} ends on ${day}. It does not renew itself, and nothing is charged.`,
      'If you renew before that day, the new period begins when this one ends.',
      { button: 'Renew', url },
    ],
    why: `You're receiving this email because ${subscription.planName} was bought with this account.`,
  }
}
