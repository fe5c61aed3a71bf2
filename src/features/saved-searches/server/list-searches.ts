import { withResponses } from '#features/jobs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { MySearch } from '../contract.ts'
import { listAlertsPerSearch, listSearchesOf, toSavedSearch } from './queries.ts'

const shownPerSearch = 5

export async function listSearches(context: Pick<AppContext, 'db' | 'clock'>, userId: string): Promise<MySearch[]> {
  const { db, clock } = context
  const [rows, alerts] = await Promise.all([
    listSearchesOf(db, userId),
    listAlertsPerSearch(db, { userId, now: clock() }, shownPerSearch),
  ])
  const perSearch = Map.groupBy(await withResponses(context, alerts), ({ searchId }) => searchId)
  return rows.map((row) => {
    const own = perSearch.get(row.id) ?? []
    return {
      ...toSavedSearch(row),
      alerts: own.map((alert) => ({
        ...alert,
        foundAt: alert.foundAt.toISOString(),
        createdAt: alert.createdAt.toISOString(),
      })),
      alertCount: own[0]?.alertCount ?? 0,
    }
  })
}
