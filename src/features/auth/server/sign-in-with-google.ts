import { recordConsent } from '#features/privacy/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { SignInFailed } from '#platform/server/openid.ts'
import { userRegistered } from '../contract.ts'
import type { GoogleIdentity } from './google-identity.ts'
import { dropUnverifiedSignInMethods, findUserBySub, insertGoogleUser, linkGoogle, lockUserByEmail } from './google-queries.ts'
import { deleteSessionsOf } from './session-queries.ts'

/** The account of this Google identity: linked already, linked now by the email address, or new. */
export async function signInWithGoogle(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  identity: GoogleIdentity,
): Promise<string> {
  // If two requests come at the same moment, one creates the account; the other finds it at its second look.
  for (let look = 0; look < 2; look++) {
    const id = await db.transaction().execute(async (tx) => {
      const known = await findUserBySub(tx, identity.sub)
      return known?.id ?? (await link(tx, identity, clock())) ?? (await make(tx, identity, clock()))
    })
    if (id) return id
  }
  throw new SignInFailed('neither found nor made')
}

async function link(tx: Tx, { sub, email, firstName, lastName }: GoogleIdentity, now: Date): Promise<string | null> {
  const owner = await lockUserByEmail(tx, email)
  if (!owner) return null
  // At Google the email address now belongs to another person. We cannot know which of the two owns the account.
  if (owner.socialId && owner.socialId !== sub) throw new SignInFailed('linked to another Google account')
  await linkGoogle(tx, owner.id, { sub, now })
  if (!owner.emailVerified) {
    await dropUnverifiedSignInMethods(tx, owner.id, { firstName, lastName })
    await deleteSessionsOf(tx, owner.id)
  }
  return owner.id
}

/** A new account consents to the terms that are shown beside the Google link. */
async function make(tx: Tx, { sub, ...person }: GoogleIdentity, now: Date): Promise<string | null> {
  const row = { id: newId(), ...person, password: null, authMethod: 'google', socialId: sub, emailVerified: true } as const
  const user = await insertGoogleUser(tx, row)
  if (!user) return null
  await recordConsent(tx, { userId: user.id }, 'account', now)
  await publish(tx, userRegistered, { userId: user.id, askId: newId() })
  return user.id
}
