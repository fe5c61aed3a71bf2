import { publish } from '#platform/server/events.ts'
import type { Tx } from '#platform/server/db.ts'
import { responsesCounted } from '../contract.ts'
import { type CompanyResponses, replaceResponses } from './responses-queries.ts'

/** Of all companies, or of `only` one. What depends on them learns which have changed. */
export async function saveResponses(tx: Tx, counted: readonly CompanyResponses[], only: string | null): Promise<void> {
  const changed = await replaceResponses(tx, counted, only)
  for (const employerId of changed) await publish(tx, responsesCounted, { employerId })
}
