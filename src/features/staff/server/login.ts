import { countOf, hit, refuseWhenUsedUp } from '#features/auth/server/door.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { networkOf } from '#platform/server/network.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { staff, type StaffLogin, type StaffMember } from '../contract.ts'
import { logFailedSignIn, logSignIn } from './log-sign-in.ts'
import { findActiveStaff, setLastLogin } from './queries.ts'
import { startStaffSession } from './session.ts'

const call = staff['POST /api/admin/login']
const windowSeconds = 15 * 60

export async function login(
  facilities: Pick<Facilities, 'db' | 'limits' | 'clock'>,
  { email, password }: StaffLogin,
  visit: Visit,
): Promise<StaffMember> {
  const network = networkOf(visit.request.ip)
  const counts = [
    countOf('failed staff sign-in of', email, { max: 5, windowSeconds }),
    countOf('failed staff sign-in from', network, { max: 20, windowSeconds }),
  ]
  await refuseWhenUsedUp(facilities, counts)
  const person = await findActiveStaff(facilities.db, email)
  const isRight = await isPassword(person?.password, password)
  if (!person || !isRight) {
    await hit(facilities, counts)
    if (person) await logFailedSignIn(facilities.db, person.id, () => refuseWhenUsedUp(facilities, counts))
    throw refuse(call, person ? 'wrongPassword' : 'notStaff')
  }
  // Of many guesses sent at one moment, those that are checked after the fifth failure get no answer either.
  await refuseWhenUsedUp(facilities, counts)
  await startStaffSession(facilities, visit, person.id)
  await logSignIn(facilities.db, person.id)
  await setLastLogin(facilities.db, person.id, facilities.clock())
  return person
}
