import { setVerificationToken } from '#features/cvs/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { replaceOwnerLink } from './token-queries.ts'

const dayMs = 24 * 60 * 60 * 1_000

// The tokens are made when the email is written, so that they are never in the queue. Only the newest email's links work.

export async function newVerificationLink({ db, clock, sites }: AppContext, cvId: string): Promise<string> {
  const token = newToken()
  await setVerificationToken(db, cvId, digestOf(token), new Date(clock().getTime() + 7 * dayMs))
  return `${sites.mainUrl}/cv/verify?token=${token}`
}

export async function newOwnerLink({ db, clock, sites }: AppContext, cvId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(clock().getTime() + 30 * dayMs)
  await db.transaction().execute((tx) => replaceOwnerLink(tx, cvId, digestOf(token), expiresAt))
  return `${sites.mainUrl}/cv/own?token=${token}`
}
