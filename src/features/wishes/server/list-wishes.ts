import type { Db } from '#platform/server/db.ts'
import type { MatchedJob, MyWish } from '../contract.ts'
import { listMatchesPerWish, listNewestMatches, listWishesOf } from './queries.ts'

const shownPerWish = 10
const shownAtHome = 5

type WishQuery = { readonly userId: string; readonly now: Date }

export async function listWishes(db: Db, query: WishQuery): Promise<MyWish[]> {
  const [rows, matches] = await Promise.all([listWishesOf(db, query.userId), listMatchesPerWish(db, query, shownPerWish)])
  const perWish = Map.groupBy(matches, ({ wishId }) => wishId)
  return rows.map((row) => {
    const own = perWish.get(row.id) ?? []
    return { ...row, createdAt: row.createdAt.toISOString(), matches: own.map(shown), matchCount: own[0]?.matchCount ?? 0 }
  })
}

export async function listMatches(db: Db, query: WishQuery): Promise<MatchedJob[]> {
  return (await listNewestMatches(db, query, shownAtHome)).map(shown)
}

function shown<R extends { readonly matchedAt: Date }>(row: R): Omit<R, 'matchedAt'> & { matchedAt: string } {
  return { ...row, matchedAt: row.matchedAt.toISOString() }
}
