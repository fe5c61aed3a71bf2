import type { FastifyInstance } from 'fastify'
import type { Contract } from '#platform/contract/endpoint.ts'
import type { AppContext } from './app-context.ts'
import type { Tx } from './db.ts'
import type { Email } from './email.ts'
import type { Reaction } from './events.ts'
import type { PersonalDataTable } from './personal-data.ts'
import type { Retention } from './retention.ts'
import type { CronJob } from './schedule.ts'

/** A contract, and the function that binds its calls to their use-cases. */
type FeatureCalls = {
  readonly contract: Contract
  readonly routes: (app: FastifyInstance, context: AppContext) => void
}

/** Writes one kind of email about a subject of the feature, such as an application. Null when there is nothing to say any more. */
export type EmailTemplate = {
  readonly kind: string
  readonly write: (context: AppContext, subjectId: string) => Promise<Email | null>
}

/** Removes what an account holds outside the database, such as a file. Called before its rows are erased, in their transaction. */
type BeforeErase = (tx: Tx, userId: string) => Promise<void>

/**
 * Everything that a feature adds to the product, in its `server/feature.ts`. `app/server/features.ts` lists the features;
 * the server, the queue, the schedule, the export and the deletion of accounts, and their tests, are made from that list.
 */
export type Feature = {
  readonly name: string
  /** What it does, in a sentence for docs/architecture.md. */
  readonly about: string
  /** The features whose public API, contracts and tables it may read; never in a circle. tests/gates/boundaries.test.ts holds it to that. */
  readonly standsOn: readonly string[]
  readonly calls: readonly FeatureCalls[]
  /** What happens because something else has happened. */
  readonly reactions?: readonly Reaction[]
  /** The emails about what it owns. When one is due is for others to decide: docs/decisions/0102-email.md. */
  readonly emails?: readonly EmailTemplate[]
  /** What happens because it is time. */
  readonly schedule?: readonly CronJob[]
  /** The tables in which it holds something on a person. A table that others point to stands above them. */
  readonly personalData?: readonly PersonalDataTable[]
  /** Columns (`table.column`) that lead to a person's rows and are nevertheless not theirs, each with its reason. */
  readonly notPersonalData?: Readonly<Record<string, string>>
  readonly beforeErase?: BeforeErase
  /** What it does not keep for ever. */
  readonly retention?: readonly Retention[]
}

/** What the deletion and the export of an account work through: all features together. */
export type ErasureRegistry = {
  readonly personalData: readonly PersonalDataTable[]
  readonly beforeErase: readonly BeforeErase[]
}

export function erasureRegistryOf(features: readonly Feature[]): ErasureRegistry {
  return {
    personalData: features.flatMap(({ personalData = [] }) => personalData),
    beforeErase: features.flatMap(({ beforeErase }) => beforeErase ?? []),
  }
}
