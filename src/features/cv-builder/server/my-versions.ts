import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { cvBuilder, type CvVersion } from '../contract.ts'
import { changesBetween } from '../versions.ts'
import { findVersion, listVersions } from './version-queries.ts'

/** The versions with their differences from the previous one; the oldest has none. */
export async function myVersions(db: Db, userId: string): Promise<readonly CvVersion[]> {
  const versions = await listVersions(db, userId)
  return versions.map(({ id, kind, body, createdAt }, at) => {
    const before = versions[at + 1]
    return { id, kind, createdAt: createdAt.toISOString(), changes: before ? [...changesBetween(before.body, body)] : [] }
  })
}

export async function myVersion(db: Db, id: string, userId: string) {
  const version = await findVersion(db, id, userId)
  if (!version) throw refuse(cvBuilder['GET /api/cvs/versions/:id'], 'versionNotFound')
  return { id, body: version.body, createdAt: version.createdAt.toISOString() }
}
