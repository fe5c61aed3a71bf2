import type { Db } from '#platform/server/db.ts'
import type { MyApplication } from '../contract.ts'
import { sentCv, sentJob } from '../rules.ts'
import { listApplicationsOf } from './my-application-queries.ts'

export async function listMine(db: Db, userId: string, now: Date): Promise<MyApplication[]> {
  const rows = await listApplicationsOf(db, userId, now)
  return rows.map(({ cvSnapshot, jobSnapshot, appliedAt, updatedAt, ...row }) => ({
    ...row,
    appliedAt: appliedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    job: sentJob(jobSnapshot),
    cv: sentCv(cvSnapshot),
  }))
}
