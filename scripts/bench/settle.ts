/** Measures fifty concurrent payments: `settle` with everything it grants and records, compared with inserting the same rows without any rule. */
import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { paymentHooks } from '#app/server/features.ts'
import { settle } from '#features/billing/server/settle.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { type Database, openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'
import { aPlan, planOf } from '#tests/factories/a-plan.ts'
import { orderRow } from '#tests/factories/a-purchase.ts'
import { aSeller } from '#tests/payments/seller.ts'
import { withFolder } from './folder.ts'
import { print, rounded } from './print.ts'

const buyers = 50
const rounds = 8
/** Added to the serial numbers of copied rows, so that they do not collide with the counter. */
const copiesFrom = 500_000
/** The minimum throughput of `settle` as a share of that of plain inserts. */
const leastShare = 0.5

type Order = { readonly id: string; readonly paymentId: string; readonly employerId: string }

export async function benchSettle(): Promise<boolean> {
  return withFolder(async (folder) => {
    const cluster = await startCluster(folder, {})
    const database = openDatabase(cluster.urlOf('postgres'), () => {})
    try {
      await migrate(database.pool)
      return await compare(database)
    } finally {
      await database.close()
      await cluster.stop()
    }
  })
}

async function compare(database: Database): Promise<boolean> {
  const plan = await aPlan(database.db)
  const kept = [plan.id, (await planOf(database.db, plan.id)).versionId ?? '']
  const [settled, inserted]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const [paid, copied] = [await ordersOf(database, plan.id), await ordersOf(database, plan.id)]
    settled.push(await msOf(paid.map((order) => () => settleOne(database, order))))
    const copies = await Promise.all(copied.map((order, at) => copyOf(database.pool, { from: paid[at] ?? order, order, kept })))
    inserted.push(await msOf(copies.map((copy) => () => insertOne(database.pool, copy))))
  }
  // The first two rounds are a warm-up.
  const [ours, raw] = [Math.min(...settled.slice(2)), Math.min(...inserted.slice(2))]
  const share = raw / ours
  const row = { buyers, 'settle ms': rounded(ours), 'inserts ms': rounded(raw), 'share of the throughput': rounded(share) }
  print('settle', [row], { settleMs: ours, insertsMs: raw, share })
  return share >= leastShare
}

async function msOf(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const start = performance.now()
  await Promise.all(works.map((work) => work()))
  return performance.now() - start
}

async function ordersOf({ db }: Database, planId: string): Promise<Order[]> {
  const orders: Order[] = []
  for (let at = 0; at < buyers; at++) {
    const employerId = randomUUID()
    const company = { id: employerId, companyName: 'Kaveri Logistics', contactEmail: `${employerId}@example.in` }
    await db.insertInto('employers').values(company).execute()
    orders.push({ ...(await orderRow({ db }, { employerId }, planId)), employerId })
  }
  return orders
}

const config = readConfig(aSeller)
const clock = () => new Date()

function settleOne({ db }: Database, { id: orderId, paymentId }: Order): Promise<unknown> {
  return db.transaction().execute((tx) => settle({ paymentHooks, clock, config }, tx, { orderId, paymentId }))
}

type Copy = { readonly order: Order; readonly tables: readonly (readonly [table: string, rows: string])[] }
const written = {
  subscriptions: 'razorpay_order_id = $1',
  entitlement_entries: 'subscription_id in (select id from subscriptions where razorpay_order_id = $1)',
  resume_units: `reference = 'order-' || $1`,
  invoices: 'order_id = $1',
}

/** Reads the rows that one payment has written and adapts them to another order. */
async function copyOf(
  pool: Pool,
  { from, order, kept }: { readonly from: Order; readonly order: Order; readonly kept: readonly string[] },
): Promise<Copy> {
  const ids = new Map([...kept.map((id) => [id, id] as const), [from.employerId, order.employerId]])
  const changed = (text: string): string =>
    text
      .replaceAll(from.id, order.id)
      .replaceAll(/"(?:number|serial)":"?[^,]*\d/g, (field) =>
        field.replace(/\d+$/, (serial) => String(Number(serial) + copiesFrom)),
      )
      .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => renamed(ids, id))
  const tables = Object.entries(written).map(async ([table, where]) => {
    const { rows } = await pool.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t where ${where}`, [
      from.id,
    ])
    return [table, changed(rows[0]?.rows ?? '[]')] as const
  })
  return { order, tables: await Promise.all(tables) }
}

function renamed(ids: Map<string, string>, id: string): string {
  const known = ids.get(id) ?? randomUUID()
  ids.set(id, known)
  return known
}

/** Inserts the rows of a payment with one statement for each table. */
async function insertOne(pool: Pool, { order: { id, paymentId, employerId }, tables }: Copy): Promise<void> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(`update orders set status = 'paid', payment_id = $2, paid_at = now() where id = $1`, [id, paymentId])
  for (const [table, rows] of tables) {
    // The counter is updated as well: its row lock makes all invoices of a series wait for each other.
    if (table === 'invoices') await client.query(`update invoice_counters set last = last + 1 where series = 'INV'`)
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows])
  }
  await client.query(`update employers set subscription_tier = 'Growth', subscription_status = 'active' where id = $1`, [
    employerId,
  ])
  await client.query(`select graphile_worker.add_job('invoice.issued', $1::json)`, [JSON.stringify({ invoiceId: id })])
  await client.query('commit')
  client.release()
}
