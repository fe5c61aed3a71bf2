import { randomBytes } from 'node:crypto'
import { isWeakPassword } from '#features/auth/server/public.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { hashPassword, isPassword } from '#platform/server/passwords.ts'
import {
  hasAdministrator,
  insertAdminLog,
  insertStaff,
  lockStaffPassword,
  setConfiguredPassword,
  setStaffPassword,
} from './queries.ts'
import { deleteStaffSessions } from './session-queries.ts'

export type Administrator = {
  readonly email: string
  readonly password?: string | undefined
  /** On a public server a common password is refused. */
  readonly isPublic?: boolean
}

/**
 * Creates the administrator at the first start. Returns the password if it was generated: it is shown once, and stored only as a hash. At later
 * starts, a password that the operator has changed in the configuration replaces the old one.
 */
export async function ensureAdministrator(db: Db, administrator: Administrator): Promise<string | null> {
  const { email } = administrator
  const password = administrator.password?.normalize('NFC')
  if (password !== undefined) await refuseWeakPassword({ ...administrator, password })
  if (await hasAdministrator(db, email)) {
    if (password !== undefined) await takePassword(db, email, password)
    return null
  }
  const chosen = password ?? randomBytes(12).toString('base64url')
  const hash = await hashPassword(chosen)
  const person = { firstName: 'Portal', lastName: 'Administrator', role: 'admin' } as const
  const configuredPassword = password === undefined ? null : hash
  const isMade = await insertStaff(db, { id: newId(), email, password: hash, configuredPassword, ...person })
  return isMade && password === undefined ? chosen : null
}

async function refuseWeakPassword({ email, isPublic, password }: Administrator & { readonly password: string }): Promise<void> {
  if (isPublic && (await isWeakPassword(password, { email, firstName: '', lastName: '' })))
    throw new CannotStart('ADMIN_PASSWORD: this password is too easy to guess. Choose another.')
}

/**
 * Applies the configured password only if it has changed since the last start, so that a password that the administrator has reset meanwhile stays.
 * Ends every sign-in with the old password, in case somebody else knows it.
 */
async function takePassword(db: Db, email: string, password: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const person = await lockStaffPassword(tx, email)
    if (!person) return
    if (await isPassword(person.configuredPassword ?? person.password, password)) {
      if (person.configuredPassword === null) await setConfiguredPassword(tx, person.id, person.password)
      return
    }
    const hash = await hashPassword(password)
    await setStaffPassword(tx, person.id, hash)
    await setConfiguredPassword(tx, person.id, hash)
    await deleteStaffSessions(tx, person.id)
    await insertAdminLog(tx, { adminId: person.id, action: 'change password', description: 'ADMIN_PASSWORD was changed' })
  })
}
