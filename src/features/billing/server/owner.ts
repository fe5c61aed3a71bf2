import { timingSafeEqual } from 'node:crypto'
import type { AppContext } from '#platform/server/app-context.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import { ifAllowed } from '#platform/server/serve.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import type { StoredOrder } from './queries.ts'

const cookie = tokenCookie('pasand_orders', 7 * 24 * 60 * 60)

/** The owner of an order: an account or, without an account, a browser. */
export type Owner = Pick<StoredOrder, 'userId' | 'holder'>

export async function ownerOf({ guards }: Pick<AppContext, 'guards'>, { request, reply }: Visit): Promise<Owner> {
  const user = await ifAllowed(guards.user(request, reply))
  const token = cookie.tokenOf(request)
  return { userId: user?.id ?? null, holder: token === null ? null : digestOf(token) }
}

/** The owner of a new order. A browser without an account gets a token. */
export async function ordererOf(asking: Pick<AppContext, 'guards'>, visit: Visit): Promise<Owner> {
  const { userId } = await ownerOf(asking, visit)
  if (userId !== null) return { userId, holder: null }
  const token = cookie.tokenOf(visit.request) ?? newToken()
  cookie.give(visit.reply, token)
  return { userId: null, holder: digestOf(token) }
}

export function isOwner(order: StoredOrder, { userId, holder }: Owner): boolean {
  if (order.userId !== null) return order.userId === userId
  return order.holder !== null && holder !== null && timingSafeEqual(order.holder, holder)
}
