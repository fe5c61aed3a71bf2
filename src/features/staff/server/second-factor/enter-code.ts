import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { staff, type StaffMember } from '../../contract.ts'
import { completeSignIn } from '../complete-sign-in.ts'
import { findPending, takePending } from '../pending-sign-in.ts'
import { logAlone } from '../queries.ts'
import { knownStaffBrowsers } from '../rate-limits.ts'
import { lockStaff } from '../second-factor-queries.ts'
import { limitCodes, spendCode } from './spend-code.ts'

const call = staff['POST /api/admin/second-factor']

/** The second step of a sign-in. */
export async function enterCode(context: AppContext, typed: string, visit: Visit): Promise<StaffMember> {
  const pending = await findPending(context, visit.request)
  if (!pending) throw refuse(call, 'signInAgain')
  const person = await limitCodes(context, { ...pending, request: visit.request }, () =>
    complete(context, pending.id, { ...visit, typed }),
  )
  knownStaffBrowsers.remember(visit, person.email)
  return person
}

async function complete(context: AppContext, adminId: string, { typed, ...visit }: Visit & { readonly typed: string }) {
  const { db, clock } = context
  const done = await db.transaction().execute(async (tx) => {
    const person = await lockStaff(tx, adminId)
    if (!person?.secondFactorSince) throw refuse(call, 'signInAgain')
    const how = await spendCode(tx, context, person, { typed, now: clock() })
    if (how === null) return null
    if (!(await takePending(tx, visit))) throw refuse(call, 'signInAgain')
    await completeSignIn(tx, context, { ...visit, adminId, how: `with the password and the ${how}` })
    return person
  })
  if (done) return done
  await logAlone(db, { adminId, action: 'fail second factor' })
  throw refuse(call, 'wrongCode')
}
