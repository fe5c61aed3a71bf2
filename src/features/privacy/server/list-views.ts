import type { Db } from '#platform/server/db.ts'
import type { View } from '../contract.ts'
import { listViewsOf, type Portion } from './access-queries.ts'
import type { SubjectId } from './subject.ts'

export async function listViews(db: Db, subject: SubjectId, portion: Portion): Promise<View[]> {
  const rows = await listViewsOf(db, subject, portion)
  return rows.map((row) => ({ ...row, viewedAt: row.viewedAt.toISOString() }))
}
