import type { Db } from '#platform/server/db.ts'
import type { MySearch } from '../contract.ts'
import { listAlertsPerSearch, listSearchesOf } from './queries.ts'
import { shownSearch } from './shown-search.ts'

const shownPerSearch = 5

export async function listSearches(db: Db, asked: { readonly userId: string; readonly now: Date }): Promise<MySearch[]> {
  const [rows, alerts] = await Promise.all([listSearchesOf(db, asked.userId), listAlertsPerSearch(db, asked, shownPerSearch)])
  const perSearch = Map.groupBy(alerts, ({ searchId }) => searchId)
  return rows.map((row) => {
    const own = perSearch.get(row.id) ?? []
    return {
      ...shownSearch(row),
      alerts: own.map((alert) => ({ ...alert, foundAt: alert.foundAt.toISOString() })),
      alertCount: own[0]?.alertCount ?? 0,
    }
  })
}
