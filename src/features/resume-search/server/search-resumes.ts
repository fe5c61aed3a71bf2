import type { Pool } from 'pg'
import type { z } from 'zod'
import { shownTotal } from '#features/job-index/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { isTimeout } from '#platform/server/db.ts'
import { resumes, type ResumeSearch } from '../contract.ts'
import { reasonsOf } from '../rules.ts'
import { markMatches } from './mark-matches.ts'
import { cardOf, textsOf } from './present-resume.ts'
import { listFoundPeople } from './resume-queries.ts'
import { findMatches } from './search/find-matches.ts'
import { countMatches } from './search/match-queries.ts'
import { pageRequestOf, type Reader, withoutPay } from './search/page-request.ts'
import { openParser } from './search/parse-search.ts'

const call = resumes['GET /api/employer/resumes']
type ResumeList = z.output<(typeof call)['answer']>
export type SearchResumes = (search: ResumeSearch, reader: Reader) => Promise<ResumeList>

/** The caches of the parser live as long as the returned function. */
export function openResumeSearch(pool: Pool): SearchResumes {
  const parse = openParser(pool)

  async function find(search: ResumeSearch, reader: Reader): Promise<ResumeList> {
    const query = await parse(search)
    const page = pageRequestOf(search, reader)
    const [{ ids, total }, hidden] = await Promise.all([
      findMatches(pool, query, page),
      search.payMax === undefined ? null : countMatches(pool, query, withoutPay(page)),
    ])
    const people = await listFoundPeople(pool, ids, reader.employerId)
    const matches = query.stems.length > 0 ? await markMatches(pool, people.map(textsOf), query.stems) : []
    return {
      resumes: people.map((person, i) => {
        const card = cardOf(person)
        return { ...card, matches: matches[i] ?? [], reasons: reasonsOf(search, card) }
      }),
      total: shownTotal(total),
      withoutPay: hidden === null ? null : shownTotal(hidden),
    }
  }

  return async (search, reader) => {
    try {
      return await find(search, reader)
    } catch (error) {
      if (isTimeout(error)) throw refuse(call, 'tooBroad')
      throw error
    }
  }
}
