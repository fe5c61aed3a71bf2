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

/** The account of anyone who Google says this is: known already, linked by the address, or new. */
export async function signInWithGoogle(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  identity: GoogleIdentity,
): Promise<string> {
  // Of two who come first at the same moment one makes the account; the other finds it when looking again.
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
  // The address went to another person at Google. Which of the two the account belongs to is not ours to guess.
  if (owner.socialId && owner.socialId !== sub) throw new SignInFailed('linked to another Google account')
  await linkGoogle(tx, owner.id, { sub, now })
  if (!owner.emailVerified) {
    await dropUnverifiedSignInMethods(tx, owner.id, { firstName, lastName })
    await deleteSessionsOf(tx, owner.id)
  }
  return owner.id
}

/** The words that a new account agrees to stand beside the way to Google. */
async function make(tx: Tx, { sub, ...person }: GoogleIdentity, now: Date): Promise<string | null> {
  const row = { id: newId(), ...person, password: null, authMethod: 'google', socialId: sub, emailVerified: true } as const
  const user = await insertGoogleUser(tx, row)
  if (!user) return null
  await recordConsent(tx, { userId: user.id }, 'account', now)
  await publish(tx, userRegistered, { userId: user.id, askId: newId() })
  return user.id
}
