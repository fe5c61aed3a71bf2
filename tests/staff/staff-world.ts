import { Secret, TOTP } from 'otpauth'
import { insertStaff } from '#features/staff/server/queries.ts'
import type { StaffRole } from '#platform/contract/endpoint.ts'
import type { Db } from '#platform/server/db.ts'
import { hashPassword } from '#platform/server/passwords.ts'
import { newId } from '#platform/server/new-id.ts'
import type { Answer, Person, TestPortal } from '../portal.ts'

export const staffPassword = 'guavas-in-march'
const hashed = hashPassword(staffPassword)

type Account = { readonly id: string; readonly email: string }

/** With a password that can be typed in. */
export async function aStaffAccount({ db }: Pick<TestPortal, 'db'>, role: StaffRole = 'support'): Promise<Account> {
  const id = newId()
  const email = `${id}@pasand.example`
  await insertStaff(db, { id, email, password: await hashed, firstName: 'Kiran', lastName: 'Rao', role })
  return { id, email }
}

/** What the log of staff says of something, in its order. */
export const logOf = (db: Db, targetId: string | undefined) =>
  db
    .selectFrom('adminLogs')
    .leftJoin('adminLogDetails as details', 'details.logId', 'adminLogs.id')
    .select(['adminId', 'action', 'details.description'])
    .where('targetId', '=', targetId ?? '')
    .orderBy('seq')
    .execute()

/** A request of a browser with these cookies at this address. */
type From = { readonly cookies?: Readonly<Record<string, string>>; readonly remoteAddress?: string }

export function postFrom(
  { app }: TestPortal,
  path: string,
  payload: object,
  { cookies = {}, remoteAddress = '127.0.0.1' }: From = {},
) {
  return app.inject({ method: 'POST', url: `/api/admin/${path}`, payload, cookies: { ...cookies }, remoteAddress })
}

export function cookiesOf(...answers: readonly Answer[]): Readonly<Record<string, string>> {
  const given = answers.flatMap(({ cookies }) => cookies).map(({ name, value }) => [name, value] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

export const signIn = (portal: TestPortal, { email }: Pick<Account, 'email'>, from: From = {}) =>
  postFrom(portal, 'login', { email, password: staffPassword }, from)

export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

/** The code that an app shows at this time. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() })
}

/** An account whose second factor is in use since a minute ago; `call` is signed in. */
export async function withSecondFactor(portal: TestPortal, role: StaffRole = 'support') {
  const account = await aStaffAccount(portal, role)
  const call: Person['call'] = portal.withCookie(await signIn(portal, account))
  const { secret } = (await call('POST /api/admin/second-factor/setup', {})).json<{ secret: string }>()
  const before = new Date(portal.context.clock().getTime() - 30_000)
  const answer = await call('POST /api/admin/second-factor/confirm', { code: codeAt(secret, before) })
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>()
  return { ...account, secret, recoveryCodes, call: portal.withCookie(answer) }
}
