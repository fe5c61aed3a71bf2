import type { Pool } from 'pg'
import type { Outbox } from './clear-outbox.ts'
import type { Config } from './config/read-config.ts'
import type { Db } from './db.ts'
import type { KeyFor } from './keys.ts'
import type { Mailer } from './mail.ts'
import type { PaymentHooks } from './payments/payment-hooks.ts'
import type { Draw, Picture, ReadPdf, Typeset } from './pdf/typeset.ts'
import type { RateLimits } from './rate-limits/rate-limits.ts'
import type { Guards } from './serve.ts'
import type { Storage } from './storage/storage.ts'

/** The public URLs of the two sites, without a slash at the end. */
export type Sites = {
  readonly mainUrl: string
  readonly cvUrl: string
  readonly cvHost: string
  readonly supportEmail: string
}

/** What the process provides to every feature. */
export type AppContext = {
  readonly db: Db
  /** A separate connection pool, so that searches cannot use up the connections of everything else. */
  readonly searchPool: Pool
  readonly sendEmail: Mailer
  readonly outbox: Outbox
  readonly clock: () => Date
  readonly guards: Guards
  readonly rateLimits: RateLimits
  readonly typeset: Typeset
  readonly draw: Draw
  readonly picture: Picture
  readonly storage: Storage
  readonly readPdf: ReadPdf
  readonly sites: Sites
  readonly paymentHooks: PaymentHooks
  /** Returns the key for signing or encrypting, such as a link in an email. Each purpose has its own key. */
  readonly keyFor: KeyFor
  /** The configuration. External services that are not configured are null. */
  readonly config: Config
}
