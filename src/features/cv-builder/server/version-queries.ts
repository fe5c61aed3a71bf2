import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/server/db.ts'
import type { VersionKind } from '../contract.ts'
import type { CvVersionsTable } from './tables.ts'

export type StoredVersion = {
  readonly id: string
  readonly kind: VersionKind
  readonly body: Record<string, unknown>
  readonly createdAt: Date
}

function withPresentKind<R extends { readonly kind: CvVersionsTable['kind'] }>({ kind, ...row }: R) {
  return { ...row, kind: kind === 'day' ? ('daily' as const) : kind }
}

/** The versions, the newest first. */
export async function listVersions(db: Db, userId: string): Promise<readonly StoredVersion[]> {
  const rows = await db
    .selectFrom('cvVersions')
    .select(['cvVersions.id', 'cvVersions.kind', 'cvVersions.body', 'cvVersions.createdAt'])
    .where('cvVersions.userId', '=', userId)
    .orderBy('cvVersions.createdAt', 'desc')
    .orderBy('cvVersions.id', 'desc')
    .execute()
  return rows.map(withPresentKind)
}

export async function findVersion(db: Db, id: string, userId: string): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('cvVersions')
    .select(['cvVersions.id', 'cvVersions.kind', 'cvVersions.body', 'cvVersions.createdAt'])
    .where('cvVersions.id', '=', id)
    .where('cvVersions.userId', '=', userId)
    .executeTakeFirst()
  return row ? withPresentKind(row) : null
}

type NewVersion = Omit<StoredVersion, 'id'> & { readonly userId: string }

export async function insertVersion(tx: Tx, { kind, body, ...version }: NewVersion): Promise<void> {
  await tx
    .insertInto('cvVersions')
    .values({ id: randomUUID(), ...version, kind, body: JSON.stringify(body) })
    .execute()
}

export async function deleteVersionsBeyond(tx: Tx, userId: string, limit: number): Promise<void> {
  await tx
    .deleteFrom('cvVersions')
    .where('cvVersions.userId', '=', userId)
    .where('cvVersions.id', 'not in', (versions) =>
      versions
        .selectFrom('cvVersions as newer')
        .select('newer.id')
        .where('newer.userId', '=', userId)
        .orderBy('newer.createdAt', 'desc')
        .orderBy('newer.id', 'desc')
        .limit(limit),
    )
    .execute()
}

export async function deleteVersions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('cvVersions').where('cvVersions.userId', '=', userId).execute()
}
