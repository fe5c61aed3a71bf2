import type { Digest, Found } from './contract.ts'

export function isEmpty({ matches, alerts, updates }: Pick<Digest, 'matches' | 'alerts' | 'updates'>): boolean {
  return matches.length + alerts.length + updates.length === 0
}

export type Section = { readonly title: string; readonly jobs: readonly Found[] }

const jobsPerSection = 10

/** A job that answers a wish is not named again under a search. A long list ends early: the rest waits in the product. */
export function sectionsOf({ matches, alerts }: Pick<Digest, 'matches' | 'alerts'>): Section[] {
  const told = new Set<string>()
  const fresh = (jobs: readonly Found[]): Found[] =>
    jobs.filter(({ jobId }) => !told.has(jobId) && told.add(jobId)).slice(0, jobsPerSection)
  const bySearch = Map.groupBy(alerts, ({ from }) => from)
  return [
    { title: 'Close to your wishes', jobs: fresh(matches) },
    ...[...bySearch].map(([from, jobs]) => ({ title: `New for your saved search: ${from}`, jobs: fresh(jobs) })),
  ].filter(({ jobs }) => jobs.length > 0)
}

/** "3 new jobs and 1 update for you". */
export function subjectOf(jobs: number, updates: number): string {
  const parts = [counted(jobs, 'new job'), counted(updates, 'update on your applications', 'updates on your applications')]
  return `${parts.filter(Boolean).join(' and ')} today`
}

function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return ''
  return `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
}
