import type { Pool } from 'pg'
import type { Outbox } from './clear-outbox.ts'
import type { Config } from './config/read-config.ts'
import type { Db } from './db.ts'
import type { KeyFor } from './keys.ts'
import type { Mailer } from './mail.ts'
import type { Draw, Picture, ReadPdf, Typeset } from './pdf/typeset.ts'
import type { RateLimits } from './rate-limits/rate-limits.ts'
import type { Guards } from './serve.ts'
import type { Storage } from './storage/storage.ts'

/** Where the two sites live, as people outside see them; without a slash at the end. */
export type Sites = {
  readonly mainUrl: string
  readonly cvUrl: string
  readonly cvHost: string
  readonly supportEmail: string
}

/** What the process offers to every feature. */
export type AppContext = {
  readonly db: Db
  /** Connections of their own for searches, so that searching cannot take those of everything else. */
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
  /** Keys that sign what must be known again as ours, such as a link in a letter: one for each purpose. */
  readonly keyFor: KeyFor
  /** What the operator has set: outside services are null when there are none. */
  readonly config: Config
}
