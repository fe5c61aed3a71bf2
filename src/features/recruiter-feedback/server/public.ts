import type { Db } from '#platform/server/db.ts'
import type { FeedbackInsights } from '../contract.ts'
import { insightsOf } from '../insights.ts'
import { listCounted } from './queries.ts'

/** The codes of areas.ts. Another code is no mistake: it has no insights. */
type InsightQuery = { readonly categoryId: string; readonly subcategoryId?: string | undefined; readonly experienceLevel: string }

/** Anonymous insights of one group of reports; null until three sources of three companies are published. */
export async function findInsights(db: Db, query: InsightQuery): Promise<FeedbackInsights | null> {
  const { categoryId, subcategoryId = null, experienceLevel } = query
  return insightsOf(await listCounted(db, { categoryId, subcategoryId, experienceLevel }))
}
