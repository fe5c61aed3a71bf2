import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { Visit } from '#platform/server/http/token-cookie.ts'
import { isPassword } from '#platform/server/passwords.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { staff, type StaffLogin, type StaffMember } from '../contract.ts'
import { findActiveStaff, setLastLogin } from './queries.ts'
import { staffFailures, staffFailuresFrom } from './rate-limits.ts'
import { startStaffSession } from './session.ts'

const call = staff['POST /api/admin/login']

export async function login(
  facilities: Pick<Facilities, 'db' | 'rateLimits' | 'clock'>,
  { email, password }: StaffLogin,
  visit: Visit,
): Promise<StaffMember> {
  const counts = [countOf(staffFailures, email), countOf(staffFailuresFrom, visit.request.ip)]
  await facilities.rateLimits.check(counts)
  const person = await findActiveStaff(facilities.db, email)
  const isRight = await isPassword(person?.password, password)
  if (!person || !isRight) {
    await facilities.rateLimits.consume(counts)
    throw refuse(call, person ? 'wrongPassword' : 'notStaff')
  }
  // Of many guesses sent at one moment, those that are checked after the fifth failure get no answer either.
  await facilities.rateLimits.check(counts)
  await startStaffSession(facilities, visit, person.id)
  await setLastLogin(facilities.db, person.id, facilities.clock())
  return person
}
