import type { Pool } from 'pg'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { facetsQuery, listJobs } from '#features/job-index/server/public.ts'
import { findJob, type PostedJob } from '#features/jobs/server/public.ts'
import { jobSearch } from '../contract.ts'
import { listSimilarJobIds, readJobSimilarity } from './similar-queries.ts'

const similarJobs = 4
/** Lexemes of titles that state the rank of a person and nothing about the trade. */
const ranks = new Set(
  'senior sr junior jr lead head chief deputi traine intern fresher assist associ execut manag offic'
    .split(' ')
    .map((stem) => `#t${stem}`),
)

/** Lists open jobs that are similar to a job. The job itself may be closed: a person who came too late is offered open ones. */
export async function listSimilar(db: Db, searchPool: Pool, jobId: string, now: Date): Promise<PostedJob[]> {
  if (!(await findJob(db, jobId))) throw refuse(jobSearch['GET /api/jobs/:jobId/similar'], 'notFound')
  const { title, city, all } = await readJobSimilarity(searchPool, jobId)
  if (title.length === 0) return []
  const trade = tradeOf(title).map((lexeme) => [{ lexeme }])
  const sought = { jobId, all: all.length > 0 ? all : title, now, limit: similarJobs }
  const near = facetsQuery([trade, ...city.map((word) => [[{ lexeme: `#l${word}` }]])])
  const ids = await listSimilarJobIds(searchPool, { ...sought, tsquery: near })
  const found = ids.length > 0 ? ids : await listSimilarJobIds(searchPool, { ...sought, tsquery: facetsQuery([trade]) })
  return listJobs(searchPool, found)
}

/**
 * Returns the lexemes of a title without ranks: a senior plumber is similar to a plumber, not to a senior accountant. A title of ranks only is
 * returned unchanged.
 */
export function tradeOf(title: readonly string[]): readonly string[] {
  const trade = title.filter((lexeme) => !ranks.has(lexeme))
  return trade.length > 0 ? trade : title
}
