import { encodeQR } from 'qr'
import { Unauthorized } from '#platform/server/failures.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { newId } from '#platform/server/new-id.ts'
import { type SecondFactorSetup, staffAccount } from '../../account-contract.ts'
import { staffAccessChanged } from '../../contract.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { findPending, takePending } from '../pending-sign-in.ts'
import { insertAdminLog, logAlone } from '../queries.ts'
import { knownStaffBrowsers } from '../rate-limits.ts'
import { confirmSession, findSignedInStaff, requireRecentPassword, staffSidOf } from '../session.ts'
import { endStaffSessions } from '../session-queries.ts'
import { lockStaff, replaceRecoveryCodes, setPendingSecret, startSecondFactor } from '../second-factor-queries.ts'
import { limitCodes, spendCode } from './spend-code.ts'
import { encryptSecret, hashRecoveryCode, newRecoveryCodes, newTotpSecret, totpSetupOf } from './totp.ts'

const setup = staffAccount['POST /api/admin/second-factor/setup']
const confirm = staffAccount['POST /api/admin/second-factor/confirm']

/** A signed-in member of staff, or one whose sign-in requires setting up a second factor. */
async function findOwner(context: AppContext, { request }: Pick<Visit, 'request'>) {
  try {
    const { id } = await findSignedInStaff(context, { request })
    return { id, isPending: false }
  } catch (error) {
    if (!(error instanceof Unauthorized)) throw error
    const pending = await findPending(context, request)
    if (!pending) throw refuse(setup, 'signInAgain')
    return { id: pending.id, isPending: true }
  }
}

/** Creates a new secret each time, until the first code of one of them was entered. A secret that has taken effect is never shown again. */
export async function setUpSecondFactor(context: AppContext, visit: Visit): Promise<SecondFactorSetup> {
  const { db, keyFor } = context
  const { id, isPending } = await findOwner(context, visit)
  if (!isPending) await requireRecentPassword(context, visit.request)
  const secret = newTotpSecret()
  const email = await db.transaction().execute(async (tx) => {
    const person = await lockStaff(tx, id)
    if (!person) throw refuse(setup, 'signInAgain')
    if (person.secondFactorSince) throw refuse(setup, 'inUse')
    await setPendingSecret(tx, id, encryptSecret(keyFor('staff second factors'), id, secret))
    return person.email
  })
  const shown = totpSetupOf(secret, email)
  return { ...shown, qr: pathOf(encodeQR(shown.uri, 'raw', { border: 2 })) }
}

/** The QR code as an SVG path: one square for each dark module. */
function pathOf(modules: readonly (readonly boolean[])[]): SecondFactorSetup['qr'] {
  const squares = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size: modules.length, path: squares.join('') }
}

/** The first code makes the secret take effect. Other sign-ins of the account were made with a password only, so they end. */
export async function confirmSecondFactor(context: AppContext, typed: string, visit: Visit): Promise<readonly string[]> {
  const { id, isPending } = await findOwner(context, visit)
  const codes = newRecoveryCodes()
  const email = await limitCodes(context, { id, email: '', request: visit.request }, async () => {
    const confirmed = await start(context, { ...visit, id, isPending, typed, codes })
    if (confirmed) return confirmed
    await logAlone(context.db, { adminId: id, action: 'fail second factor' })
    throw refuse(confirm, 'wrongCode')
  })
  if (isPending) knownStaffBrowsers.remember(visit, email)
  return codes
}

type Start = Visit & {
  readonly id: string
  readonly isPending: boolean
  readonly typed: string
  readonly codes: readonly string[]
}

async function start(context: AppContext, { id, isPending, typed, codes, ...visit }: Start): Promise<string | null> {
  const { db, clock } = context
  return db.transaction().execute(async (tx) => {
    const person = await lockStaff(tx, id)
    if (!person?.totpSecret || person.secondFactorSince) throw refuse(confirm, 'signInAgain')
    if ((await spendCode(tx, context, person, { typed, now: clock() })) === null) return null
    await startSecondFactor(tx, id, clock())
    await replaceRecoveryCodes(tx, id, hashesOf(id, codes))
    await publish(tx, staffAccessChanged, { adminId: id, changeId: newId(), change: 'secondFactorOn' })
    if (isPending) {
      if (!(await takePending(tx, visit))) throw refuse(confirm, 'signInAgain')
      await completeSignIn(tx, context, { ...visit, adminId: id, how: 'with the password and a new second factor' })
    } else {
      await endStaffSessions(tx, id, { beside: staffSidOf(visit.request) })
      await confirmSession({ db: tx, clock }, visit)
    }
    await insertAdminLog(tx, { adminId: id, action: 'turn on second factor' })
    return person.email
  })
}

export function hashesOf(adminId: string, codes: readonly string[]): Buffer[] {
  return codes.flatMap((code) => hashRecoveryCode(adminId, code) ?? [])
}
