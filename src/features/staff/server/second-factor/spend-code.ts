import type { FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { countOf, hours, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { knownStaffBrowsers } from '../rate-limits.ts'
import { type LockedStaff, spendRecoveryCode, spendStep } from '../second-factor-queries.ts'
import { decryptSecret, hashRecoveryCode, totpStepOf } from './totp.ts'

/**
 * A code has a million values, and a person who tries them knows the password. So attempts count for the account, from any network. A known browser
 * is counted separately, so that the owner can still sign in.
 */
const codes: RateLimit = { name: 'codes of an account', per: 'account', max: 5, windowSeconds: minutes(15) }
const codesOfDay: RateLimit = { name: 'codes of an account in a day', per: 'account', max: 20, windowSeconds: hours(24) }
const codesHere: RateLimit = { name: 'codes of a known browser', per: 'browser', max: 5, windowSeconds: minutes(15) }
const codesHereOfDay: RateLimit = { name: 'codes of a known browser in a day', per: 'browser', max: 20, windowSeconds: hours(24) }

type CodeAttempt = { readonly id: string; readonly email: string; readonly request: FastifyRequest }

/** Counts an attempt before the check, so that concurrent attempts cannot exceed the limit. A right code deletes the counts. */
export async function limitCodes<T>(
  { rateLimits }: Pick<AppContext, 'rateLimits'>,
  { id, email, request }: CodeAttempt,
  work: () => Promise<T>,
): Promise<T> {
  const browser = knownStaffBrowsers.nameOf(request, email)
  const counts =
    browser === null
      ? [countOf(codes, id), countOf(codesOfDay, id)]
      : [countOf(codesHere, browser), countOf(codesHereOfDay, browser)]
  await rateLimits.consume(counts)
  const result = await work()
  await rateLimits.reset(counts)
  return result
}

type TypedCode = { readonly typed: string; readonly now: Date }

/** Null for a wrong or used code. The account is locked, so of two attempts with one code only one succeeds. */
export async function spendCode(
  tx: Tx,
  { keyFor }: Pick<AppContext, 'keyFor'>,
  person: Pick<LockedStaff, 'id' | 'totpSecret'>,
  { typed, now }: TypedCode,
): Promise<'app' | 'recovery code' | null> {
  const secret = person.totpSecret && decryptSecret(keyFor('staff second factors'), person.id, person.totpSecret)
  const step = secret ? totpStepOf(secret, typed.replace(/\s/g, ''), now) : null
  if (step !== null) return (await spendStep(tx, person.id, step)) ? 'app' : null
  const hash = hashRecoveryCode(person.id, typed)
  return hash && (await spendRecoveryCode(tx, person.id, hash)) ? 'recovery code' : null
}
