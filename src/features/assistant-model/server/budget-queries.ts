import { sql } from 'kysely'
import { dayNumberAt } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db.ts'

class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

type Holder = { readonly name: string; readonly most: number }

/** The holders whose tokens are counted on a day, always in the same order, so that two writers cannot deadlock. */
export type Account = { readonly day: number; readonly holders: readonly Holder[] }

/** Takes the tokens from all holders or from none; throws if one has too few left. The row lock decides between concurrent calls. */
export async function reserveTokens(db: Db, { day, holders }: Account, tokens: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { name, most } of holders) {
      const { rows } = await sql`
        insert into ai_usage as known (day, holder, tokens) select ${day}, ${name}, ${tokens}::bigint where ${tokens}::bigint <= ${most}::bigint
        on conflict (day, holder) do update set tokens = known.tokens + excluded.tokens
          where known.tokens + excluded.tokens <= ${most}::bigint
        returning tokens`.execute(tx)
      if (rows.length === 0) throw new BudgetSpent(`no tokens are left of ${most}`)
    }
  })
}

/** Returns the unused part of a reservation. */
export async function settleTokens(db: Db, { day, holders }: Account, reserved: number, used: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { name } of holders)
      await sql`update ai_usage set tokens = greatest(0, tokens + ${used - reserved}::bigint)
        where day = ${day} and holder = ${name}`.execute(tx)
  })
}

/** Deletes the counts of days that ended before this time. */
export async function deleteOldUsage(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('aiUsage').where('day', '<=', dayNumberAt(until.getTime())).execute()
}
