import { withResponses } from '#features/jobs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { MatchedJob, MyWish } from '../contract.ts'
import { listMatchesPerWish, listNewestMatches, listWishesOf } from './queries.ts'

const shownPerWish = 10
const shownAtHome = 5

type ListContext = Pick<AppContext, 'db' | 'clock'>

export async function listWishes(context: ListContext, userId: string): Promise<MyWish[]> {
  const query = { userId, now: context.clock() }
  const [rows, found] = await Promise.all([listWishesOf(context.db, userId), listMatchesPerWish(context.db, query, shownPerWish)])
  const perWish = Map.groupBy(await withResponses(context, found), ({ wishId }) => wishId)
  return rows.map((row) => {
    const own = perWish.get(row.id) ?? []
    return { ...row, createdAt: row.createdAt.toISOString(), matches: own.map(shown), matchCount: own[0]?.matchCount ?? 0 }
  })
}

export async function listMatches(context: ListContext, userId: string): Promise<MatchedJob[]> {
  const found = await listNewestMatches(context.db, { userId, now: context.clock() }, shownAtHome)
  return (await withResponses(context, found)).map(shown)
}

type Times = { readonly matchedAt: Date; readonly createdAt: Date }

function shown<R extends Times>(row: R): Omit<R, keyof Times> & { matchedAt: string; createdAt: string } {
  return { ...row, matchedAt: row.matchedAt.toISOString(), createdAt: row.createdAt.toISOString() }
}
