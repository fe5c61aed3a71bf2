import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@node-rs/argon2'
import { afterAll } from 'vitest'
import { buildServer } from '#app/server/build-server.ts'
import { paymentHooks } from '#app/server/features.ts'
import { reactions } from '#app/server/queue-tasks.ts'
import { guardsFor } from '#app/server/create-context.ts'
import { markVerified } from '#features/auth/server/queries.ts'
import { storeAccount } from '#features/auth/server/register.ts'
import { listLedgerFaults } from '#features/entitlements/server/balance-queries.ts'
import { findCompanyOf, openProfile } from '#features/employers/server/public.ts'
import { staffCookieName } from '#features/staff/server/public.ts'
import { insertStaff } from '#features/staff/server/queries.ts'
import { openStaffSession } from '#features/staff/server/session.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { brand } from '#features/site/brand.ts'
import { openOutbox } from '#platform/server/clear-outbox.ts'
import { clock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { tasksFor } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { keysFrom } from '#platform/server/keys.ts'
import { newId } from '#platform/server/new-id.ts'
import { openRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { openDisk } from '#platform/server/storage/disk.ts'
import { type Email, textOf } from '#platform/server/email.ts'
import { cloneDatabase } from './database.ts'
import { runQueue } from './run-queue.ts'
import { noTypesetter, signedCookie } from './support/portal-parts.ts'
import type { Answer, Person, SentEmail, TestPortal } from './support/portal-types.ts'

export type { Answer, Person, SentEmail, TestPortal } from './support/portal-types.ts'

export const testPassword = 'mangoes-in-may'
/** Its parameters are part of a hash: this one is checked in a fraction of a millisecond, where those of the product take thirty each. */
const testHash = hash(testPassword, { memoryCost: 8, timeCost: 1 })

/** The whole portal behind its API, on a database for this test file. Only emails and jobs are run on demand. */
export async function openPortal(over: Partial<AppContext> = {}): Promise<TestPortal> {
  const { url, drop } = await cloneDatabase()
  const { db, pool, searchPool, close } = openDatabase(url, console.error)
  const files = await mkdtemp(join(tmpdir(), 'pasand-files-'))
  const emails: SentEmail[] = []
  const sendEmail = async (email: Email): Promise<void> => void emails.push({ ...email, text: textOf(email, brand) })
  const sites: AppContext['sites'] = {
    mainUrl: 'http://localhost:3000',
    cvUrl: 'http://cv.localhost:3000',
    cvHost: 'cv.localhost',
    supportEmail: 'support@pasand.example',
    ...over.sites,
  }
  const context: AppContext = {
    db,
    searchPool,
    sendEmail,
    outbox: openOutbox(join(files, 'outbox')),
    clock,
    guards: guardsFor({ db, clock: over.clock ?? clock }),
    rateLimits: openRateLimits(pool),
    typeset: noTypesetter,
    draw: noTypesetter,
    picture: noTypesetter,
    storage: openDisk(files),
    readPdf: noTypesetter,
    sites,
    paymentHooks,
    keyFor: keysFrom('a secret of thirty-two characters'),
    config: readConfig({}),
    ...over,
  }
  const app = await buildServer(context, { logLevel: 'silent' })
  afterAll(async () => {
    // Some tests break the connection; then there is nothing to read.
    const faults = await listLedgerFaults(db).catch(() => [])
    await app.close()
    await close()
    await drop()
    await rm(files, { recursive: true })
    if (faults.length > 0) throw new Error(`after this test, the ledger of entitlements does not add up: ${faults.join(', ')}`)
  })

  function calling(cookie: string): Person['call'] {
    return async (key, body, headers = {}) => {
      const [method, path] = key.split(' ') as ['GET' | 'POST', string] // the form of every key of a contract
      return app.inject({ method, url: path, headers: { cookie, ...headers }, ...(body ? { payload: body } : {}) })
    }
  }
  const withCookie = (answer: Answer): Person['call'] =>
    calling(answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '))
  const visitor: Person = { id: '', email: '', call: calling('') }

  async function signedUp(
    who: { readonly accountType?: 'candidate' } | { readonly accountType: 'employer'; readonly companyName: string },
    names: { readonly firstName: string; readonly lastName: string },
  ): Promise<Person> {
    const email = `${randomUUID()}@example.in`
    const account = { email, password: testPassword, hash: await testHash, ...names, ...who }
    const { id } = await storeAccount(db, account, [openProfile])
    await markVerified(db, id)
    return { id, email, call: withCookie(await visitor.call('POST /api/auth/login', { email, password: testPassword })) }
  }

  return {
    db,
    pool,
    app,
    context,
    emails,
    visitor,
    withCookie,
    aUser: ({ firstName = 'Asha', lastName = 'Menon' } = {}) => signedUp({}, { firstName, lastName }),
    anEmployer: async ({ companyName = 'Lotus Care Hospital' } = {}) => {
      const person = await signedUp({ accountType: 'employer', companyName }, { firstName: 'Meera', lastName: 'Joshi' })
      return { ...person, employerId: assertDefined(await findCompanyOf(db, person.id), 'the company').employerId }
    },
    aMember: async ({ employerId }, role) => {
      const person = await signedUp({}, { firstName: 'Farida', lastName: 'Khan' })
      await db.insertInto('employerMembers').values({ id: newId(), employerId, userId: person.id, role }).execute()
      return { ...person, employerId }
    },
    aStaffMember: async (role) => {
      const [id, email] = [newId(), `${randomUUID()}@pasand.example`]
      await insertStaff(db, { id, email, password: await testHash, firstName: 'Kiran', lastName: 'Rao', role })
      const token = await openStaffSession(context, id)
      return { id, email, call: calling(signedCookie(app, staffCookieName, token)) }
    },
    settle: () => runQueue(pool, tasksFor(reactions, context)),
  }
}
