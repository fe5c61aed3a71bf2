import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { hours, minutes } from '#platform/server/rate-limits/rate-limit.ts'
import type { StoredOrder } from './queries.ts'

/** The seconds after an order at which the provider is asked about it. A payment may be authorised up to three days later. */
const checkTimes = [minutes(5), minutes(30), hours(3), hours(12), hours(24), hours(48), hours(73)] as const

/** Later payments do not occur. */
const mostAge = hours(24 * 7)

type Claim = { readonly gateway: StoredOrder['gateway']; readonly now: Date; readonly most: number }
export type ClaimedCheck = { readonly orderId: string; readonly checks: number; readonly createdAt: Date }

/** Adds orders to the list of checks that are old enough and not in it yet. */
export async function listNewChecks(db: Db, { gateway, now, most }: Claim): Promise<void> {
  await sql`insert into payment_checks (order_id, next_at)
    select id, created_at + ${checkTimes[0]}::int * interval '1 second' from orders
    where gateway = ${gateway} and created_at <= ${ago(now, checkTimes[0])} and created_at > ${ago(now, mostAge)}
      and not exists (select from payment_checks where order_id = orders.id)
    order by created_at limit ${most}
    on conflict do nothing`.execute(db)
}

/** Claims checks for five minutes. Several processes share the work, and the claims of a process that dies expire. */
export async function claimChecks(db: Db, { gateway, now, most }: Claim): Promise<readonly ClaimedCheck[]> {
  const { rows } = await sql<ClaimedCheck>`
    update payment_checks set next_at = ${new Date(now.getTime() + minutes(5) * 1_000)}
    from orders where orders.id = payment_checks.order_id and order_id in (
      select order_id from payment_checks join orders on orders.id = order_id
      where next_at <= ${now} and checks < ${checkTimes.length} and gateway = ${gateway}
      order by next_at limit ${most} for update of payment_checks skip locked)
    returning order_id, checks, created_at`.execute(db)
  return rows
}

/** Records an answer of the provider. After the last check, the provider is not asked again. */
export async function markChecked(db: Db, { orderId, checks, createdAt }: ClaimedCheck, now: Date): Promise<void> {
  const age = (now.getTime() - createdAt.getTime()) / 1_000
  // After a long pause, one answer counts for all the times that have passed.
  const done = Math.max(checks + 1, checkTimes.filter((time) => time <= age).length)
  const nextAt = new Date(createdAt.getTime() + (checkTimes[done] ?? age) * 1_000)
  await db.updateTable('paymentChecks').set({ checks: done, nextAt }).where('orderId', '=', orderId).execute()
}

const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1_000)

export async function deleteOldChecks(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('paymentChecks').where('nextAt', '<=', until).execute()
}
