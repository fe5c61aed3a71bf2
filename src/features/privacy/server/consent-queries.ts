import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely'
import type { Db, Tables, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { consentText, type Purpose } from '../consent-texts.ts'
import type { SubjectId } from './record-view.ts'
import type { ConsentsTable } from './tables.ts'

const of =
  (subject: SubjectId) =>
  (where: ExpressionBuilder<Tables, 'consents'>): Expression<SqlBool> =>
    'userId' in subject ? where('consents.userId', '=', subject.userId) : where('consents.subjectCvId', '=', subject.cvId)

type GivenText = { readonly purpose: Purpose; readonly version: string }

/** Idempotent: the unique index allows one active consent per version. */
export async function insertConsent(tx: Tx, subject: SubjectId, { purpose, version }: GivenText, now: Date): Promise<void> {
  const ids = 'userId' in subject ? { userId: subject.userId, subjectCvId: null } : { userId: null, subjectCvId: subject.cvId }
  await tx
    .insertInto('consents')
    .values({ id: newId(), ...ids, purpose, version, givenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Withdraws the consent to every version of the purpose. */
export async function withdrawConsents(tx: Tx, subject: SubjectId, purpose: Purpose, now: Date): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawnAt: now })
    .where(of(subject))
    .where('consents.purpose', '=', purpose)
    .where('consents.withdrawnAt', 'is', null)
    .execute()
}

/** Whether there is an active consent to the current version. */
export async function hasConsent(db: Db, subject: SubjectId, purpose: Purpose): Promise<boolean> {
  const row = await db
    .selectFrom('consents')
    .select('consents.id')
    .where(of(subject))
    .where('consents.purpose', '=', purpose)
    .where('consents.version', '=', consentText(purpose).version)
    .where('consents.withdrawnAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export type StoredConsent = Pick<Selectable<ConsentsTable>, 'purpose' | 'version' | 'givenAt' | 'withdrawnAt'>

export async function listConsentsOf(db: Db, subject: SubjectId): Promise<StoredConsent[]> {
  return db
    .selectFrom('consents')
    .select(['consents.purpose', 'consents.version', 'consents.givenAt', 'consents.withdrawnAt'])
    .where(of(subject))
    .orderBy('consents.givenAt', 'desc')
    .orderBy('consents.id', 'desc')
    .execute()
}
