import { balanceOf } from '#features/entitlements/server/public.ts'
import type { Tx } from '#platform/server/db.ts'
import type { VersionKind } from '../contract.ts'
import { changesBetween, versionsKept } from '../versions.ts'
import { deleteVersionsBeyond, insertVersion, listVersions } from './version-queries.ts'

type NewVersion = {
  readonly userId: string
  readonly kind: VersionKind
  readonly body: Record<string, unknown>
  readonly createdAt: Date
}

/** A text equal to the newest version is not stored again. */
export async function saveVersion(tx: Tx, version: NewVersion): Promise<void> {
  const [newest] = await listVersions(tx, version.userId)
  if (newest && changesBetween(newest.body, version.body).length === 0) return
  await insertVersion(tx, version)
  const bought = await balanceOf(tx, { userId: version.userId, employerId: null }, 'cv_versions', version.createdAt)
  await deleteVersionsBeyond(tx, version.userId, versionsKept + bought)
}
