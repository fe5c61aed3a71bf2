import type { Db } from '#platform/server/db.ts'
import type { MyApplication } from '../contract.ts'
import { sentCv, sentJob } from '../rules.ts'
import { listApplicationsOf, type Mine } from './my-application-queries.ts'

export async function listMine(db: Db, asked: Mine): Promise<MyApplication[]> {
  const rows = await listApplicationsOf(db, asked)
  return rows.map(({ cvSnapshot, jobSnapshot, appliedAt, updatedAt, ...row }) => ({
    ...row,
    appliedAt: appliedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    job: sentJob(jobSnapshot),
    cv: sentCv(cvSnapshot),
  }))
}
