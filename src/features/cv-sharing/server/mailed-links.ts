import { setVerificationToken } from '#features/cvs/server/public.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { replaceOwnerLink } from './token-queries.ts'

// The tokens are created when the email is written, so that they are never in the queue. Only the links of the newest email work.

export async function newVerificationLink({ db, clock, sites }: AppContext, cvId: string): Promise<string> {
  const token = newToken()
  await setVerificationToken(db, cvId, digestOf(token), daysAfter(clock(), 7))
  return `${sites.mainUrl}/cv/verify?token=${token}`
}

export async function newOwnerLink({ db, clock, sites }: AppContext, cvId: string): Promise<string> {
  const token = newToken()
  const expiresAt = daysAfter(clock(), 30)
  await db.transaction().execute((tx) => replaceOwnerLink(tx, cvId, digestOf(token), expiresAt))
  return `${sites.mainUrl}/cv/own?token=${token}`
}
