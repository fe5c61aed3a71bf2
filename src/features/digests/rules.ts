import { daysBefore } from '#platform/contract/dates.ts'
import type { Topic } from '#features/notifications/content.ts'
import type { EmailKind } from '#features/settings/unsubscribe-contract.ts'
import type { Digest, FoundJob, Update } from './contract.ts'

export function isEmpty({ matches, alerts, updates }: Pick<Digest, 'matches' | 'alerts' | 'updates'>): boolean {
  return matches.length + alerts.length + updates.length === 0
}

/** From when on news are included. A missed morning is made up for; older news are left out, for example after somebody turns emails on again. */
export function digestStart(now: Date): Date {
  return daysBefore(now, 2)
}

export type Section = { readonly title: string; readonly jobs: readonly FoundJob[] }

const jobsPerSection = 10

/** A job listed under a wish is not listed again under a search. A long list is cut; the rest is in the product. */
export function sectionsOf({ matches, alerts }: Pick<Digest, 'matches' | 'alerts'>): Section[] {
  const shownIds = new Set<string>()
  const fresh = (jobs: readonly FoundJob[]): FoundJob[] => {
    const shown: FoundJob[] = []
    for (const job of jobs) {
      if (shownIds.has(job.jobId) || shown.length === jobsPerSection) continue
      shownIds.add(job.jobId)
      shown.push(job)
    }
    return shown
  }
  const bySearch = Map.groupBy(alerts, ({ from }) => from)
  return [
    { title: 'Matches for your wishes', jobs: fresh(matches) },
    ...[...bySearch].map(([from, jobs]) => ({ title: `New for your saved search: ${from}`, jobs: fresh(jobs) })),
  ].filter(({ jobs }) => jobs.length > 0)
}

const headings: readonly (readonly [heading: string, holds: readonly Topic[]])[] = [
  ['Messages', ['message']],
  ['Your applications', ['moved', 'receipt']],
  ['New applications', ['submitted']],
  ['Withdrawn applications', ['withdrawn']],
  ['Requests and invitations', ['contact']],
]

/** `more` is the number of others. */
export type UpdateSection = { readonly title: string; readonly updates: readonly Update[]; readonly more: number }

const updatesPerSection = 50

/** Groups several messages of one thread into one line. */
export function updateSectionsOf(updates: readonly Update[]): UpdateSection[] {
  return headings
    .map(([title, holds]) => ({ title, updates: updates.filter(({ topic }) => holds.includes(topic)) }))
    .map((section) => ({ ...section, updates: section.title === 'Messages' ? byThread(section.updates) : section.updates }))
    .filter((section) => section.updates.length > 0)
    .map(({ title, updates: all }) => {
      const shown = all.slice(0, updatesPerSection)
      return { title, updates: shown, more: all.length - shown.length }
    })
}

function byThread(messages: readonly Update[]): Update[] {
  return [...Map.groupBy(messages, ({ link }) => link).values()].flatMap(([first, ...others]) => {
    if (!first) return []
    return others.length === 0 ? [first] : [{ ...first, body: `${others.length + 1} messages. ${first.body}` }]
  })
}

const countedAs: readonly (readonly [topic: Topic, one: string, many: string])[] = [
  ['message', 'message', 'messages'],
  ['moved', 'update on your applications', 'updates on your applications'],
  ['submitted', 'new application', 'new applications'],
  ['withdrawn', 'withdrawal', 'withdrawals'],
  ['receipt', 'application sent', 'applications sent'],
  ['contact', 'request or invitation', 'requests and invitations'],
]

/** "3 new jobs, 2 messages and 1 update on your applications". */
export function subjectOf(jobs: number, updates: readonly Update[]): string {
  const parts = countedAs.map(([topic, one, many]) =>
    counted(updates.filter((update) => update.topic === topic).length, one, many),
  )
  return listed.format([counted(jobs, 'new job', 'new jobs'), ...parts].filter(Boolean))
}

const listed = new Intl.ListFormat('en-IN')

function counted(count: number, one: string, many: string): string {
  if (count === 0) return ''
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}

type Holds = { readonly hasJobs: boolean; readonly hasUpdates: boolean }

/** The kind of email that the unsubscribe link turns off, by the contents. */
export function kindOf({ hasJobs, hasUpdates }: Holds): EmailKind {
  if (!hasUpdates) return 'alerts'
  return hasJobs ? 'daily' : 'applications'
}

/** The settings because of which the email was sent. */
export function reasonOf({ hasJobs, hasUpdates }: Holds): string {
  const switches = [...(hasJobs ? ['"Job alerts"'] : []), ...(hasUpdates ? ['"Application updates"'] : [])]
  return `${listed.format(switches)} ${switches.length > 1 ? 'are' : 'is'} on in your settings`
}

/** The link to everything in the email. Only employers get updates on applications for their jobs. */
export function wayOnOf({ hasJobs }: Holds, updates: readonly Update[]): string {
  if (hasJobs) return '/wishes'
  return updates.some(({ link }) => link?.startsWith('/employer')) ? '/employer/notifications' : '/applications'
}
