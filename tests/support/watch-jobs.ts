import type { Person, TestPortal } from '../portal.ts'

export const everywhere = { search: true, page: true, feed: true, sitemap: true }
export const nowhere = { search: false, page: false, feed: false, sitemap: false }

type Signals = { readonly wish: boolean; readonly match: boolean; readonly alert: boolean; readonly notified: number }

export type WantedJob = { readonly title: string; readonly company: string }

type WaitingPeople = { readonly wisher: Person; readonly searcher: Person }

/** Tells where visitors see a job, and what two people who wait for such a job are told. */
export function watchJobs(portal: TestPortal) {
  const { visitor, settle } = portal
  async function textOf(path: string, { call } = visitor): Promise<string> {
    return (await call(`GET ${path}`)).body
  }

  async function placesOf(jobId: string, title = 'Perfusionist'): Promise<Readonly<Record<string, boolean>>> {
    const query = new URLSearchParams({ q: title, location: 'Kochi' }).toString()
    const link = `/jobs/${jobId}<`
    return {
      search: (await textOf(`/api/jobs?${query}`)).includes(jobId),
      page: (await textOf(`/jobs?${query}`)).includes(`href="/jobs/${jobId}"`),
      feed: (await textOf(`/jobs/feed.xml?${query}`)).includes(link),
      sitemap: (await textOf('/sitemap-jobs-1.xml')).includes(link),
    }
  }

  /** What the two people who wait for such a job see of it. */
  async function signalsOf(jobId: string, { wisher, searcher }: WaitingPeople): Promise<Signals> {
    const news = [await textOf('/api/notifications', wisher), await textOf('/api/notifications', searcher)]
    return {
      wish: (await textOf('/api/wishes', wisher)).includes(jobId),
      match: (await textOf('/api/wishes/matches', wisher)).includes(jobId),
      alert: (await textOf('/api/saved-searches', searcher)).includes(jobId),
      notified: news.filter((text) => /New jobs (match your wish|for your saved search)/.test(text)).length,
    }
  }

  /** One person has a wish for the job, the other has saved a search that finds it. One email for both reasons would name the job only once. */
  async function twoWaiting({ title, company }: WantedJob): Promise<WaitingPeople> {
    const [wisher, searcher] = [await portal.aUser(), await portal.aUser()]
    for (const { call } of [wisher, searcher]) await call('PUT /api/settings', { jobAlerts: true })
    await wisher.call('POST /api/wishes', { company, role: title, availabilityDays: 30 })
    await searcher.call('POST /api/saved-searches', { query: { q: title, location: 'Kochi' } })
    await settle()
    return { wisher, searcher }
  }

  return { textOf, placesOf, signalsOf, twoWaiting }
}
