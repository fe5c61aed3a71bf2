import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { cvSharing } from '../contract.ts'
import { deleteOwnerToken, isOwnerToken, insertOwnerToken, spendOwnerLink } from './token-queries.ts'

const lifeSeconds = 60 * 60
const cookie = tokenCookie('pasand_cv', lifeSeconds)

type OwnerContext = Pick<AppContext, 'db' | 'clock'>

/** Exchanges the emailed token for an owner token of this browser, valid for an hour. The page can be reloaded; the link is used up. */
export async function startOwnerSession(
  { db, clock }: OwnerContext,
  { reply }: Pick<Visit, 'reply'>,
  token: string,
): Promise<{ cvId: string }> {
  const ownerToken = newToken()
  const now = clock()
  const cvId = await db.transaction().execute(async (tx) => {
    const id = await spendOwnerLink(tx, digestOf(token), now)
    if (id) await insertOwnerToken(tx, id, digestOf(ownerToken), new Date(now.getTime() + lifeSeconds * 1_000))
    return id
  })
  if (!cvId) throw refuse(cvSharing['POST /api/cvs/own'], 'deadToken')
  cookie.give(reply, ownerToken)
  return { cvId }
}

export async function hasOwnerToken({ db, clock }: OwnerContext, { request }: Visit, cvId: string): Promise<boolean> {
  const ownerToken = cookie.tokenOf(request)
  return ownerToken !== null && isOwnerToken(db, cvId, digestOf(ownerToken), clock())
}

export async function endOwnerSession({ db }: Pick<OwnerContext, 'db'>, { request, reply }: Visit): Promise<void> {
  const ownerToken = cookie.tokenOf(request)
  if (ownerToken !== null) await deleteOwnerToken(db, digestOf(ownerToken))
  cookie.clear(reply)
}
