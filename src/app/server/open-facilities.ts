import { guardsFor } from '#features/auth/server/door.ts'
import { clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Database } from '#platform/server/db.ts'
import type { Facilities, Sites } from '#platform/server/facilities.ts'
import { openLimits } from '#platform/server/limits.ts'
import { openPost } from '#platform/server/mail.ts'
import type { Typeset } from '#platform/server/pdf/typeset.ts'

type Settings = { readonly config: Config; readonly sites: Sites; readonly outbox: string; readonly typeset: Typeset }

/** What features are given, from what the operator has set. */
export function openFacilities({ db, searchPool }: Database, { config, sites, outbox, typeset }: Settings): Facilities {
  return {
    db,
    searchPool,
    post: openPost(db, { smtpUrl: config.smtpUrl, from: config.mailFrom, outbox, clock }),
    clock,
    guards: guardsFor({ db, clock }),
    limits: openLimits(db, config.rateLimit),
    typeset,
    sites,
    config,
  }
}
