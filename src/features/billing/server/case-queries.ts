import { type Insertable, type Selectable, sql } from 'kysely'
import { passes } from '#features/moderation/server/public.ts'
import type { QueueFilter } from '#features/moderation/contract.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import { newId } from '#platform/server/new-id.ts'
import type { PaymentCase } from '../staff-contract.ts'
import { kindOf, storedKinds } from './case-kinds.ts'
import type { PaymentCasesTable } from './tables.ts'

type Kind = PaymentCase['kind']
type NewCase = Omit<Insertable<PaymentCasesTable>, 'id' | 'kind' | 'closedAt' | 'closedBy' | 'note'> & { readonly kind: Kind }

/** Opens a case, once for each payment and kind. A new report about a dispute opens its case again. */
export async function openCase(tx: Tx, row: NewCase): Promise<void> {
  await tx
    .insertInto('paymentCases')
    .values({ id: newId(), ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'paymentId', 'reference'])
        .doUpdateSet({ detail: row.detail, respondBy: row.respondBy ?? null, closedAt: null, closedBy: null, note: null })
        .where('paymentCases.kind', '=', 'dispute'),
    )
    .execute()
}

type CaseEnd = {
  readonly kinds: readonly Kind[]
  readonly paymentId: string
  /** Only cases of this dispute or refund. */
  readonly reference?: string
  readonly note: string
  readonly now: Date
  /** Only cases about at most this amount. */
  readonly upToPaise?: number
}

/** Closes cases automatically, because the payment needs no decision any more. */
export async function closeCasesOf(tx: Tx, { kinds, paymentId, reference, note, now, upToPaise }: CaseEnd): Promise<void> {
  await tx
    .updateTable('paymentCases')
    .set({ closedAt: now, note })
    .where('paymentId', '=', paymentId)
    .where('kind', 'in', storedKinds(kinds))
    .where('closedAt', 'is', null)
    .$if(reference !== undefined, (update) => update.where('reference', '=', reference ?? ''))
    .$if(upToPaise !== undefined, (update) => update.where('amountPaise', '<=', String(upToPaise)))
    .execute()
}

const columns = ['id', 'kind', 'paymentId', 'orderId', 'amountPaise', 'reference', 'detail', 'respondBy', 'openedAt'] as const

export const caseQueue: ModerationQueue = {
  name: 'payments',
  title: 'Payments',
  path: '/admin/payments',
  permission: 'payments',
  nouns: ['payment', 'payments'],
  dueHours: 24,
  waiting: sql`select id, opened_at as since, respond_by as due,
    case kind when 'second_payment' then 'duplicate_payment' else kind end as kind from payment_cases where closed_at is null`,
}

type CaseFilter = QueueFilter & { readonly adminId: string; readonly now: Date }
const shown = (filter: CaseFilter) => passes(caseQueue, sql.ref('payment_cases.id'), filter)

export async function listOpenCases(db: Db, { page, limit }: Part, filter: CaseFilter): Promise<PaymentCase[]> {
  const rows = await db
    .selectFrom('paymentCases')
    .select(columns)
    .where('closedAt', 'is', null)
    .where(shown(filter))
    // Cases with a deadline come first.
    .orderBy(sql`respond_by nulls last`)
    .orderBy('openedAt')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(onWire)
}

export async function countOpenCases(db: Db, filter: CaseFilter): Promise<number> {
  const { count } = await db
    .selectFrom('paymentCases')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('closedAt', 'is', null)
    .where(shown(filter))
    .executeTakeFirstOrThrow()
  return count
}

/** `unknown`: there is no such case. `closed`: somebody else has already closed it. */
export async function closeCase(
  tx: Tx,
  id: string,
  closing: { readonly closedBy: string; readonly closedAt: Date; readonly note: string },
): Promise<PaymentCase | 'unknown' | 'closed'> {
  const row = await tx
    .updateTable('paymentCases')
    .set(closing)
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .returning(columns)
    .executeTakeFirst()
  if (row) return onWire(row)
  const known = await tx.selectFrom('paymentCases').select('id').where('id', '=', id).executeTakeFirst()
  return known ? 'closed' : 'unknown'
}

/** Whether staff are looking at a payment of this order. A dispute does not count, because there the payer has doubts and not we. */
export async function hasOpenCase(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paymentCases')
    .select('id')
    .where('orderId', '=', orderId)
    .where('kind', '<>', 'dispute')
    .where('closedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

function onWire({
  kind,
  amountPaise,
  openedAt,
  respondBy,
  ...row
}: Pick<Selectable<PaymentCasesTable>, (typeof columns)[number]>): PaymentCase {
  return {
    ...row,
    kind: kindOf(kind),
    amountPaise: Number(amountPaise),
    openedAt: openedAt.toISOString(),
    respondBy: respondBy?.toISOString() ?? null,
  }
}
