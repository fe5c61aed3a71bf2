import type { Db } from '#platform/server/db.ts'
import type { MySearch } from '../contract.ts'
import { listAlertsPerSearch, listSearchesOf, toSavedSearch } from './queries.ts'
const shownPerSearch = 5

export async function listSearches(db: Db, query: { readonly userId: string; readonly now: Date }): Promise<MySearch[]> {
  const [rows, alerts] = await Promise.all([listSearchesOf(db, query.userId), listAlertsPerSearch(db, query, shownPerSearch)])
  const perSearch = Map.groupBy(alerts, ({ searchId }) => searchId)
  return rows.map((row) => {
    const own = perSearch.get(row.id) ?? []
    return {
      ...toSavedSearch(row),
      alerts: own.map((alert) => ({ ...alert, foundAt: alert.foundAt.toISOString() })),
      alertCount: own[0]?.alertCount ?? 0,
    }
  })
}
