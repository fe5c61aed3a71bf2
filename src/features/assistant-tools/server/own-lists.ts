import { z } from 'zod'
import type { MySearch } from '#features/saved-searches/contract.ts'
import { listSearches } from '#features/saved-searches/server/public.ts'
import type { MyWish } from '#features/wishes/contract.ts'
import { listWishes } from '#features/wishes/server/public.ts'
import { defineTool, type ToolContext } from './tool.ts'

const shown = 5

export function ownWishesTool(context: ToolContext) {
  return defineTool({
    name: 'own_wishes',
    description: "The person's own wishes: where they would like to work, as what, and how many open jobs match.",
    input: z.object({}),
    who: 'candidate',
    run: async (_input, { caller }) => {
      const wishes = await listWishes(context, caller.id)
      const data = { total: wishes.length, wishes: wishes.slice(0, shown).map(withoutMatches) }
      return { data, links: ['/wishes'] }
    },
  })
}

export function ownAlertsTool(context: ToolContext) {
  return defineTool({
    name: 'own_alerts',
    description: "The person's own saved searches, which email new jobs, and how many jobs each has found.",
    input: z.object({}),
    who: 'candidate',
    run: async (_input, { caller }) => {
      const searches = await listSearches(context, caller.id)
      const data = { total: searches.length, searches: searches.slice(0, shown).map(withoutAlerts) }
      return { data, links: ['/wishes'] }
    },
  })
}

/** The matching jobs are on the screen of wishes; an answer only counts them. */
function withoutMatches(wish: MyWish): Omit<MyWish, 'matches'> {
  const { matches: _, ...rest } = wish
  return rest
}

function withoutAlerts(search: MySearch): Omit<MySearch, 'alerts'> {
  const { alerts: _, ...rest } = search
  return rest
}
