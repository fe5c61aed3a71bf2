/** Names of stored values that change over three releases: rows of the release before are renamed, and read alike if it stores more of them. */
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import type { PaymentCase } from '#features/billing/staff-contract.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { emptyDatabase } from './database.ts'
import { englishCv } from './factories/a-cv.ts'
import { aFreeCv } from './factories/a-free-cv.ts'
import { aPlan } from './factories/a-plan.ts'
import { aProvider } from './fakes/razorpay.ts'
import type { Delivery } from './fakes/razorpay-events.ts'
import { openPortal } from './portal.ts'

const provider = await aProvider()
afterAll(() => provider.close())
let now = new Date('2026-11-20T04:30:00Z')
const portal = await openPortal({ config: readConfig(provider.env), clock: () => now })
const { aUser, aStaffMember, visitor, db, emails, settle, withCookie } = portal

test.each(['day', 'daily'] as const)('a version of a CV stored as %s is a daily one', async (kind) => {
  const user = await aUser()
  const { updatedAt } = (await user.call('PUT /api/cvs/draft', englishCv)).json()
  now = new Date(now.getTime() + 24 * 60 * 60 * 1_000)
  await user.call(`PUT /api/cvs/draft?base=${updatedAt}`, { ...englishCv, summary: 'Morning' })
  const own = db.selectFrom('cvVersions').select('kind').where('userId', '=', user.id)
  expect(await own.execute()).toEqual([{ kind: 'daily' }])
  await db.updateTable('cvVersions').set({ kind }).where('userId', '=', user.id).execute()
  expect((await user.call('GET /api/cvs/versions')).json()).toMatchObject([{ kind: 'daily' }])
})

test.each([
  ['opening', 'key'],
  ['magic_link', 'session'],
] as const)(
  'an emailed link stored as %s opens a CV without an account, and a session stored as %s keeps it open',
  async (link, session) => {
    const { cv, body } = await aFreeCv(visitor)
    await settle()
    const text = emails.findLast(({ to }) => to === body.personalInfo.email)?.text ?? ''
    const token = /cv\/own\?token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link'
    const own = db.selectFrom('cvTokens').select('kind').where('cvId', '=', cv.id)
    expect(await own.execute()).toEqual([{ kind: 'magic_link' }])
    await db.updateTable('cvTokens').set({ kind: link }).where('cvId', '=', cv.id).execute()
    const opened = await visitor.call('POST /api/cvs/own', { token })
    expect([opened.statusCode, await own.execute()]).toEqual([200, [{ kind: 'session' }]])
    await db.updateTable('cvTokens').set({ kind: session }).where('cvId', '=', cv.id).execute()
    const owner = withCookie(opened)
    expect((await owner(`GET /api/cvs/view/${cv.id}`)).json()).toMatchObject({ own: { by: 'email' } })
  },
)

const plan = await aPlan(db, { audience: 'seeker', price: '500' })
const send = async ({ body, headers }: Delivery) => (await visitor.call('POST /api/razorpay/webhook', body, headers)).statusCode

test.each(['second_payment', 'duplicate_payment'] as const)(
  'a case stored as %s is a duplicate payment, which its refund closes',
  async (kind) => {
    const [buyer, sales] = [await aUser(), await aStaffMember('sales')]
    const { id: orderId } = (await buyer.call('POST /api/razorpay/create-order', { amount: 500, planId: plan.id })).json()
    const [first, second] = [provider.pay(orderId), provider.pay(orderId)]
    for (const paid of [first, second]) await send(provider.tell('payment.captured', paid))
    const stored = db.selectFrom('paymentCases').select('kind').where('orderId', '=', orderId)
    expect(await stored.execute()).toEqual([{ kind: 'duplicate_payment' }])
    await db.updateTable('paymentCases').set({ kind }).where('orderId', '=', orderId).execute()
    const listed = async (): Promise<readonly PaymentCase[]> => {
      const all = (await sales.call('GET /api/admin/payment-cases?kind=duplicate_payment')).json<PaymentCase[]>()
      return all.filter((one) => one.orderId === orderId)
    }
    expect(await listed()).toMatchObject([{ kind: 'duplicate_payment' }])
    const { id } = provider.refundByHand(second.paymentId, 500_00)
    provider.endRefund(id, 'processed')
    expect(await send(provider.tellRefund('refund.processed', id))).toBe(200)
    expect(await listed()).toEqual([])
  },
)

test('rows of the release before get the present names, and it may go on storing its own', async () => {
  const { url, drop } = await emptyDatabase()
  const { pool, close } = openDatabase(url, () => {})
  afterAll(async () => {
    await close()
    await drop()
  })
  const names = (await readdir('migrations')).filter((name) => name < '0287').toSorted()
  for (const name of names) await pool.query(await readFile(`migrations/${name}`, 'utf8'))
  // Without foreign keys: what the rows belong to does not matter here.
  const add = () =>
    pool.query(`set session_replication_role = replica;
      insert into cv_versions (id, user_id, kind, body) values (gen_random_uuid(), gen_random_uuid(), 'day', '{}');
      insert into cv_tokens (hash, cv_id, kind, expires_at) select sha256(gen_random_uuid()::text::bytea), gen_random_uuid(), kind, now() from unnest(array['opening', 'key']) kind;
      insert into payment_cases (id, kind, payment_id, order_id, amount_paise, opened_at) values (gen_random_uuid(), 'second_payment', gen_random_uuid(), 'order', 100, now());
      set session_replication_role = origin`)
  const stored = async () => {
    const { rows } = await pool.query<{ kind: string }>(
      `select distinct kind from (select kind from cv_versions union all select kind from cv_tokens union all select kind from payment_cases) rows order by kind`,
    )
    return rows.map(({ kind }) => kind)
  }
  await add()
  await pool.query(
    `create table migrations (name text primary key, applied_at timestamptz not null default now(), checksum text)`,
  )
  await pool.query('insert into migrations (name) select unnest($1::text[])', [names])
  expect(await migrate(pool)).toEqual(expect.arrayContaining(['0292-present-names-of-kinds.sql']))
  const present = ['daily', 'duplicate_payment', 'magic_link', 'session']
  expect(await stored()).toEqual(present)
  await add()
  expect(await stored()).toEqual([...present, 'day', 'key', 'opening', 'second_payment'].toSorted())
})
