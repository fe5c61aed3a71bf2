import type { Pool } from 'pg'
import { refuse } from '#platform/contract/refusal.ts'
import { type Db, isTimeout } from '#platform/server/db.ts'
import { isRemote } from '#features/jobs/job-posting.ts'
import { findJob } from '#features/jobs/server/public.ts'
import { jobSearch, type SimilarPay } from '../contract.ts'
import { leastJobsForPay } from '../rules.ts'
import { tradeOf } from './list-similar.ts'
import { type GroupPay, type PayGroup, payGroups, readPayOfSimilar } from './pay-queries.ts'
import { facetsQuery } from '#features/job-index/server/public.ts'
import { readJobSimilarity } from './similar-queries.ts'

const call = jobSearch['GET /api/jobs/:jobId/similar-pay']

/** Compares with the narrowest group that is large enough. If none is, only the number of jobs of the trade is returned. */
export async function comparePay(db: Db, searchPool: Pool, jobId: string, now: Date): Promise<SimilarPay> {
  const job = await findJob(db, jobId)
  if (!job) throw refuse(call, 'notFound')
  const { title, city, state, level } = await readJobSimilarity(searchPool, jobId).catch(refuseTimeout)
  const trade = all(tradeOf(title))
  const [cityName = '', stateName = ''] = isRemote(job) ? [] : job.location.split(',')
  const places = { city: cityName ? all(city.map(asPlace)) : '', state: stateName ? all(state.map(asPlace)) : '' }
  const sought = { jobId, trade, level: all([`#x${level}`]), ...places }
  const groups = trade ? await readPayOfSimilar(searchPool, sought, now).catch(refuseTimeout) : []
  return nearestIn(groups, { city: cityName.trim(), state: stateName.trim() })
}

function refuseTimeout(error: unknown): never {
  throw isTimeout(error) ? refuse(call, 'tooSlow') : error
}

type Places = { readonly city: string; readonly state: string }

function nearestIn(groups: readonly GroupPay[], { city, state }: Places): SimilarPay {
  const named = (wanted: PayGroup) => groups.find(({ name }) => name === wanted)
  const found = payGroups.map(named).find((group) => (group?.jobs ?? 0) >= leastJobsForPay)
  if (!found) return { jobs: named('trade')?.jobs ?? 0, place: null, isSameLevel: false, pay: null }
  const { name, jobs, ...pay } = found
  return { jobs, place: { city, state, level: null, trade: null }[name], isSameLevel: name !== 'trade', pay }
}

const asPlace = (word: string): string => `#l${word}`

/** A query for jobs with all of these lexemes. */
function all(lexemes: readonly string[]): string {
  return facetsQuery(lexemes.map((lexeme) => [[{ lexeme }]]))
}
