/** The requested page of a result, and the SQL fragments that select it. */
import { dayMs, isoDateText } from '#platform/contract/dates.ts'
import type { ResumeSearch } from '../../contract.ts'
import { resumesPerPage } from '../../rules.ts'

/** The orders in which an index can be scanned. Only these constant texts ever get into a statement. */
export const orders = {
  active: 'active_on desc, user_id desc',
  experience: 'experience desc, active_on desc, user_id desc',
  pay: 'pay, active_on desc, user_id desc',
  notice: 'notice, active_on desc, user_id desc',
} as const
type Order = keyof typeof orders

export const columns = 'user_id, active_on, experience, pay, notice'

/** `employerId`: people who have blocked this company are not found. */
export type Reader = { readonly employerId: string; readonly now: Date }

export type PageRequest = {
  readonly order: Order
  readonly ranksByTitle: boolean
  readonly offset: number
  readonly limit: number
  readonly bounds: Readonly<Record<'experienceMin' | 'experienceMax' | 'payMin' | 'payMax' | 'noticeMax', number>>
  /** A date. */
  readonly activeSince: string
  readonly employerId: string
}

const largest = { smallint: 32_767, integer: 2_147_483_647 }

export function pageRequestOf(search: ResumeSearch, { employerId, now }: Reader): PageRequest {
  const { experienceMin, experienceMax, payMax, notice, active, page } = search
  const sort = search.sort ?? (search.q ? 'relevant' : 'active')
  return {
    order: sort === 'relevant' ? 'active' : sort,
    ranksByTitle: sort === 'relevant',
    offset: (page - 1) * resumesPerPage,
    limit: resumesPerPage,
    bounds: {
      // Unknown experience is -1. A limit matches only people who state theirs.
      experienceMin: experienceMin ?? (experienceMax === undefined ? -1 : 0),
      experienceMax: experienceMax ?? largest.smallint,
      payMin: 0,
      payMax: payMax ?? largest.integer,
      noticeMax: notice ?? largest.smallint,
    },
    activeSince: active === undefined ? '-infinity' : isoDateText(new Date(now.getTime() - active * dayMs).toISOString()),
    employerId,
  }
}

/** The same page for people who do not show their expected pay. */
export const withoutPay = (page: PageRequest): PageRequest => ({
  ...page,
  bounds: { ...page.bounds, payMin: largest.integer, payMax: largest.integer },
})

export const parametersOf = ({
  bounds,
  activeSince,
  employerId,
  offset,
  limit,
}: PageRequest): Readonly<Record<string, unknown>> => ({
  ...bounds,
  activeSince,
  employerId,
  offset,
  limit,
})

/** `+ 0` keeps the planner from reading the index of an order beside that of words: it takes every bound that it does not know for selective. */
export const isWithin = `experience + 0 between $experienceMin::int and $experienceMax::int and pay + 0 between $payMin::int and $payMax::int
  and notice + 0 <= $noticeMax::int and active_on + 0 >= $activeSince::date
  and user_id not in (select blocked.user_id from resume_blocks blocked where blocked.employer_id = $employerId::uuid)`

export const phraseSql = (phrase: string): string => (phrase ? 'and phrases @@ $phrase::tsquery' : '')
