import { findPerson, isSuspended } from '#features/auth/server/public.ts'
import type { ResumeCard } from '#features/resume-search/contract.ts'
import { yearsText } from '#features/profiles/rules.ts'
import { cardOf, listPeople } from '#features/resume-search/server/public.ts'
import { findSettings, unsubscribeUrl } from '#features/settings/server/public.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import { type Block, greeting } from '#platform/server/email.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { resumeAlertsCollected, resumeAlertsDue } from '../contract.ts'
import { takeAlerts } from './alert-queries.ts'

const missedDays = 2
const peoplePerSearch = 10

/** Marks the alerts as sent in the transaction that publishes the content: of two workers one writes, and nothing is sent twice or lost. */
export const collectResumeAlerts = reaction('collectResumeAlerts', resumeAlertsDue, async ({ db, clock }, { userId, day }) => {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    const { jobAlerts } = await findSettings(tx, userId)
    const taken = jobAlerts ? await takeAlerts(tx, userId, { since: daysBefore(now, missedDays), now }) : []
    if (taken.length === 0) return
    const searches = [...Map.groupBy(taken, ({ employerId, name }) => `${employerId} ${name}`).values()].flatMap((alerts) =>
      alerts[0]
        ? [{ employerId: alerts[0].employerId, name: alerts[0].name, people: alerts.map(({ personId }) => personId) }]
        : [],
    )
    await publish(tx, resumeAlertsCollected, { userId, day, searches })
  })
})

/** Hours may have passed, so people who are hidden by now are left out. */
export const sendResumeAlerts = reaction(
  'sendResumeAlerts',
  resumeAlertsCollected,
  async (context, { userId, day, searches }) => {
    const { db, sendEmail, sites } = context
    const reader = await findPerson(db, userId)
    if (!reader || (await isSuspended(db, userId))) return
    const sections: Block[] = []
    let count = 0
    for (const { employerId, name, people } of searches) {
      const shown = (await listPeople(db, people, employerId)).map(cardOf)
      if (shown.length === 0) continue
      count += shown.length
      sections.push({ heading: name }, ...shown.slice(0, peoplePerSearch).map((card) => lineOf(card, sites.mainUrl)))
      if (shown.length > peoplePerSearch) sections.push(`And ${shown.length - peoplePerSearch} more.`)
    }
    if (count === 0) return
    await sendEmail({
      key: `resume-alerts-${userId}-${day}`,
      to: reader.email,
      subject: count === 1 ? '1 new person for your saved searches' : `${count} new people for your saved searches`,
      body: [
        greeting(reader.firstName),
        ...sections,
        { button: 'Open your saved searches', url: `${sites.mainUrl}/employer-portal/resumes` },
      ],
      why: `You're receiving this email, at most one a day, because you have saved a search for resumes.`,
      unsubscribeUrl: unsubscribeUrl(context, { userId, kind: 'alerts' }),
    })
  },
)

function lineOf({ id, name, title, location, experience }: ResumeCard, mainUrl: string): Block {
  const note = [location, experience === null ? null : yearsText(experience)].filter(Boolean).join(' · ')
  return { link: title ? `${name}, ${title}` : name, url: `${mainUrl}/employer-portal/resumes/${id}`, ...(note && { note }) }
}
