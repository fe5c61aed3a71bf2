import type { FastifyInstance } from 'fastify'
import { brand } from '#features/site/brand.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { BadInput } from '#platform/server/failures.ts'
import { lastWriteOf } from '#platform/server/replicas/own-writes.ts'
import { readStale } from '#platform/server/replicas/stale-reads.ts'
import { JobSearch } from '../contract.ts'
import { feedXml } from './feed.ts'
import { searchJobs } from './search-jobs.ts'
import type { Search } from './search/open-search.ts'

const feedLength = 50

/** Serves the results of a search as a feed, newest first. No account is needed to follow a search. */
export function serveFeed(app: FastifyInstance, { clock, sites }: AppContext, search: Search): void {
  app.get<{ Querystring: Record<string, unknown> }>('/jobs/feed.xml', async (request, reply) => {
    const { page: _page, limit: _limit, sort: _sort, ...wanted } = request.query
    const parsed = JobSearch.safeParse({ ...wanted, sort: 'recent', limit: feedLength })
    if (!parsed.success) throw new BadInput(parsed.error)
    const { jobs } = await readStale(lastWriteOf(request), () => searchJobs(search, parsed.data, clock()))
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(feedXml(jobs, { title: titleOf(parsed.data), origin: sites.mainUrl, query: queryOf(parsed.data) }))
  })
}

function titleOf({ q, location }: JobSearch): string {
  return [`${brand.name} jobs`, ...(q ? [`“${q}”`] : []), ...(location ? [`in ${location}`] : [])].join(' ')
}

/** The query string of the validated parameters. Unknown parameters of the request are not repeated. */
function queryOf({ page: _page, limit: _limit, sort: _sort, ...search }: JobSearch): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(Object.fromEntries(given.map(([name, value]) => [name, String(value)])))
  return query.size > 0 ? `?${query.toString()}` : ''
}
