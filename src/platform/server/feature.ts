import type { FastifyInstance } from 'fastify'
import type { Contract } from '#platform/contract/endpoint.ts'
import type { AppContext } from './app-context.ts'
import type { Tx } from './db.ts'
import type { Email } from './email.ts'
import type { Reaction } from './events.ts'
import type { ModerationQueue } from './moderation-queue.ts'
import type { PaymentHooks, WhenPaid, WhenRefunded } from './payments/payment-hooks.ts'
import type { PersonalDataTable } from './personal-data.ts'
import type { Retention } from './retention.ts'
import type { CronJob } from './schedule.ts'

/** A contract, and the function that binds its calls to their use-cases. */
type FeatureCalls = {
  readonly contract: Contract
  readonly routes: (app: FastifyInstance, context: AppContext) => void
}

/**
 * Writes one kind of email about a subject of the feature, such as an application. Returns null if the email is no longer due. `recipientId` says
 * which of several people receives it; null if there is only one.
 */
export type EmailTemplate = {
  readonly kind: string
  readonly write: (context: AppContext, subjectId: string, recipientId: string | null) => Promise<Email | null>
}

/** Deletes data of an account that is outside the database, such as a file. Called before the rows are deleted, in the same transaction. */
type BeforeErase = (tx: Tx, userId: string) => Promise<void>

/**
 * Everything that a feature adds to the product, in its `server/feature.ts`. `app/server/features.ts` lists the features;
 * the server, the queue, the schedule, the export and the deletion of accounts, and their tests, are made from that list.
 */
export type Feature = {
  readonly name: string
  /** One sentence for docs/architecture.md. */
  readonly about: string
  /** The features whose public API, contracts and tables this feature may use; no cycles. Enforced by tests/gates/boundaries.test.ts. */
  readonly standsOn: readonly string[]
  readonly calls: readonly FeatureCalls[]
  /** Reactions to events. */
  readonly reactions?: readonly Reaction[]
  /** The emails about subjects of this feature. Other features decide when an email is due: docs/decisions/0102-email.md. */
  readonly emails?: readonly EmailTemplate[]
  /** What the feature does for a paid order, in the transaction of the payment: docs/decisions/0128. */
  readonly whenPaid?: WhenPaid
  readonly whenRefunded?: WhenRefunded
  /** Entries of this feature that wait for a decision of staff. */
  readonly queues?: readonly ModerationQueue[]
  /** Cron jobs. */
  readonly schedule?: readonly CronJob[]
  /** The tables with personal data. A table that others reference comes before them. */
  readonly personalData?: readonly PersonalDataTable[]
  /** Columns (`table.column`) that reference a person but are not personal data, each with the reason. */
  readonly notPersonalData?: Readonly<Record<string, string>>
  readonly beforeErase?: BeforeErase
  /** Data that is deleted after a period. */
  readonly retention?: readonly Retention[]
}

/** What account deletion and export need of all features. */
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

export function paymentHooksOf(features: readonly Feature[]): PaymentHooks {
  return {
    whenPaid: features.flatMap(({ whenPaid }) => whenPaid ?? []),
    whenRefunded: features.flatMap(({ whenRefunded }) => whenRefunded ?? []),
  }
}
