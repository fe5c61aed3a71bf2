import { sql } from 'kysely'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { Db } from '#platform/server/db.ts'

type Details = { readonly name: string; readonly address: string; readonly state: string; readonly gstin: string | null }
/** A company, or a person. */
export type Holder =
  | { readonly userId: string; readonly employerId: null }
  | { readonly userId: null; readonly employerId: string }

const detailColumns = ['billingDetails.name', 'billingDetails.address', 'billingDetails.state', 'billingDetails.gstin'] as const

export async function findDetails(db: Db, { userId, employerId }: Holder): Promise<Details | null> {
  const row = await db
    .selectFrom('billingDetails')
    .select(['name', 'address', 'state', 'gstin'])
    .where(userId === null ? 'employerId' : 'userId', '=', assertDefined(userId ?? employerId, 'the holder'))
    .executeTakeFirst()
  return row ?? null
}

/** The stored details, and the name of the company or person. */
export async function findBuyerNames(
  db: Db,
  { userId, employerId }: Holder,
): Promise<{ readonly name: string; readonly details: Details | null } | null> {
  const row =
    userId === null
      ? await db
          .selectFrom('employers')
          .leftJoin('billingDetails', 'billingDetails.employerId', 'employers.id')
          .select(['companyName as holder', ...detailColumns])
          .where('employers.id', '=', employerId)
          .executeTakeFirst()
      : await db
          .selectFrom('users')
          .leftJoin('billingDetails', 'billingDetails.userId', 'users.id')
          .select([sql<string>`trim(concat_ws(' ', first_name, last_name))`.as('holder'), ...detailColumns])
          .where('users.id', '=', userId)
          .executeTakeFirst()
  if (!row) return null
  const { holder, name, address, state, gstin } = row
  const isWhole = name !== null && address !== null && state !== null
  return { name: holder, details: isWhole ? { name, address, state, gstin } : null }
}

export async function saveDetails(
  db: Db,
  holder: Holder,
  { id, updatedAt, ...details }: Details & { readonly id: string; readonly updatedAt: Date },
): Promise<void> {
  await db
    .insertInto('billingDetails')
    .values({ id, ...holder, ...details, updatedAt })
    .onConflict((conflict) =>
      conflict.column(holder.userId === null ? 'employerId' : 'userId').doUpdateSet({ ...details, updatedAt }),
    )
    .execute()
}
