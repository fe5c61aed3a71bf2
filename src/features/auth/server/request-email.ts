import type { EmailRequest } from '../contract.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { findUserByEmail } from './queries.ts'
import { emailsFrom, emailsTo } from './rate-limits.ts'

type Request = { readonly email: string; readonly ip: string; readonly returnTo?: string | undefined }

/** Does the same work for every email address, so that the answer does not reveal who has an account. */
export async function requestEmail(
  { db, rateLimits }: Pick<AppContext, 'db' | 'rateLimits'>,
  wanted: EmailRequest,
  { email, ip, returnTo }: Request,
): Promise<void> {
  await rateLimits.consume([countOf(emailsFrom(wanted.name), ip), countOf(emailsTo(wanted.name), email)])
  const user = await findUserByEmail(db, email)
  await db.transaction().execute((tx) => publish(tx, wanted, { userId: user?.id ?? null, askId: newId(), returnTo }))
}
