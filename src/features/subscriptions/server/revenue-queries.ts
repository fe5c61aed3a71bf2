import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Revenue } from '../contract.ts'

/** A paid order belongs to the month, in India, of its payment; an unpaid one to the month in which it was created. */
export async function listRevenue(db: Db): Promise<Revenue[]> {
  const { rows } = await sql<Revenue>`
    select to_char(coalesce(orders.paid_at, orders.created_at) at time zone 'Asia/Kolkata', 'YYYY-MM') as month,
      coalesce(version.name, 'AI Voice Interviewer') as plan,
      count(*) filter (where orders.status = 'paid')::int as orders,
      coalesce(sum(orders.amount_paise) filter (where orders.status = 'paid'), 0)::float8 as paid_paise,
      coalesce(sum(returned.paise), 0)::float8 as refunded_paise,
      coalesce(sum(orders.amount_paise) filter (where orders.status <> 'paid'), 0)::float8 as open_paise
    from orders left join pricing_plan_versions version on version.id = orders.plan_version_id
      left join lateral (
        select sum(amount_paise) as paise from refunds where payment_id = orders.payment_id and status = 'processed') returned on true
    where orders.purpose <> 'demo' and orders.gateway <> 'sandbox'
    group by 1, 2 order by 1 desc, paid_paise desc, 2`.execute(db)
  return rows
}
