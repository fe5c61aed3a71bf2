import type { RawBuilder } from 'kysely'
import type { StaffPermission } from '#platform/contract/endpoint.ts'

/**
 * Things of a feature that wait for a decision of staff. Declared in the manifest of the feature; `features/moderation` counts, filters and hands out
 * what is in it: docs/decisions/0154.
 */
export type ModerationQueue = {
  /** In the addresses of its calls, and in the table of claims. */
  readonly name: string
  readonly title: string
  readonly path: `/admin/${string}`
  readonly permission: StaffPermission
  /** "1 report", "2 reports" */
  readonly nouns: readonly [one: string, many: string]
  /** What waits longer is overdue. */
  readonly dueHours: number
  /** A query of what waits: `id`, `since`, `kind` (a text to filter by), and `due` (a deadline of its own, or null). */
  readonly waiting: RawBuilder<unknown>
}
