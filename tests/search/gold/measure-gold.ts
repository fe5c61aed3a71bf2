import type { Job } from '#features/jobs/contract.ts'
import type { Person } from '#tests/portal.ts'
import { type FilteredQuery, ndcg, type Words } from './judge.ts'

type Visitor = Pick<Person, 'call'>

/** Reads all pages of a search by following the `next` links. */
export async function jobsOf(visitor: Visitor, query: string): Promise<{ readonly jobs: Job[]; readonly total: string }> {
  const jobs: Job[] = []
  let total = ''
  for (let next: string | undefined = `/api/jobs?${query}&limit=100`; next;) {
    const answer: Awaited<ReturnType<Visitor['call']>> = await visitor.call(`GET ${next}`)
    if (answer.statusCode !== 200) throw new Error(`${query}: ${answer.statusCode} ${answer.body}`)
    jobs.push(...answer.json<Job[]>())
    total ||= String(answer.headers['x-total-count'])
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  return { jobs, total }
}

/** Returns the mean score and the searches with a low one. */
export async function scoreOf(visitor: Visitor, searches: readonly Words[], everyJob: readonly Job[]) {
  const scores: { readonly q: string; readonly score: number }[] = []
  for (const { q, grade } of searches) {
    const answer = await visitor.call(`GET /api/jobs?${new URLSearchParams({ q }).toString()}&limit=10`)
    scores.push({ q, score: ndcg(answer.json<Job[]>().map(grade), everyJob.map(grade)) })
  }
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
  const weak = scores.filter(({ score }) => score < 0.5).map(({ q, score }) => `${q} ${score.toFixed(2)}`)
  process.stdout.write(`nDCG@10 of ${scores.length} searches: ${mean.toFixed(3)}; below 0.5: ${weak.join(', ') || 'none'}\n`)
  return { mean, weak }
}

/** Returns the searches that list a job excluded by their filters, have a wrong total, or (without words) miss a matching job. */
export async function misfiltered(
  visitor: Visitor,
  searches: readonly FilteredQuery[],
  everyJob: readonly Job[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const { query, keeps, hasWords } of searches) {
    const { jobs, total } = await jobsOf(visitor, query)
    const shown = new Set(jobs.map(({ id }) => id))
    const intruders = jobs.filter((job) => !keeps(job))
    const missed = hasWords ? [] : everyJob.filter((job) => keeps(job) && !shown.has(job.id))
    wrong.push(...[...intruders, ...missed].map(({ title, location }) => `${query}: ${title}, ${location}`))
    if (total !== (shown.size > 1_000 ? '1000+' : String(shown.size))) wrong.push(`${query}: ${total}, not ${shown.size}`)
  }
  return wrong
}
