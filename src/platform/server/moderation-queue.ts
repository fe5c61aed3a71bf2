import type { RawBuilder } from 'kysely'
import type { StaffPermission } from '#platform/contract/endpoint.ts'

/**
 * Entries of a feature that wait for a decision of staff. Declared in the manifest of the feature; `features/moderation` counts, filters and assigns
 * them: docs/decisions/0154.
 */
export type ModerationQueue = {
  /** Used in the paths of its calls and in the table of claims. */
  readonly name: string
  readonly title: string
  readonly path: `/admin/${string}`
  readonly permission: StaffPermission
  /** "1 report", "2 reports" */
  readonly nouns: readonly [one: string, many: string]
  /** An entry that waits longer is overdue. */
  readonly dueHours: number
  /** Selects the waiting entries: `id`, `since`, `kind` (a text to filter by), and `due` (the entry's own deadline, or null). */
  readonly waiting: RawBuilder<unknown>
}
