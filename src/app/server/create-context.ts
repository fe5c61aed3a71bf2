import { brand } from '#features/site/brand.ts'
import { openOutbox } from '#platform/server/clear-outbox.ts'
import { clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Database } from '#platform/server/db.ts'
import type { AppContext, Sites } from '#platform/server/app-context.ts'
import { keysFrom, storedSecret } from '#platform/server/keys.ts'
import { createMailer } from '#platform/server/mail.ts'
import type { Typesetter } from '#platform/server/pdf/typesetter.ts'
import { noRateLimits, openRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { openStorage } from '#platform/server/storage/open-storage.ts'
import { userGuards } from '#features/auth/server/public.ts'
import { findCompanyOf } from '#features/employers/server/public.ts'
import { countFailures } from '#features/traffic/server/public.ts'
import { staffGuards } from '#features/staff/server/public.ts'
import type { Guards } from '#platform/server/serve.ts'
import { paymentHooks } from './features.ts'

/** Makes the functions that identify callers. No other code does so. */
export function guardsFor(deps: Pick<AppContext, 'db' | 'clock'>): Guards {
  return { ...userGuards(deps, findCompanyOf), ...staffGuards(deps) }
}

type Settings = Pick<Typesetter, 'typeset' | 'draw' | 'picture' | 'readPdf'> & {
  readonly config: Config
  readonly sites: Sites
  readonly outbox: string
}

/** Makes the context of the features from the configuration. */
export function createContext(
  { db, pool, searchPool }: Database,
  { config, sites, outbox, typeset, draw, picture, readPdf }: Settings,
): AppContext {
  return {
    db,
    searchPool,
    sendEmail: countFailures(
      { db, clock },
      createMailer(db, { sender: brand, smtpUrl: config.smtpUrl, from: config.mailFrom, outbox, clock }),
    ),
    outbox: openOutbox(outbox),
    clock,
    guards: guardsFor({ db, clock }),
    rateLimits: config.rateLimit ? openRateLimits(pool) : noRateLimits,
    typeset,
    draw,
    picture,
    storage: openStorage(config),
    readPdf,
    sites,
    paymentHooks,
    // Derived from one secret, because every process must be able to check the signatures of the others.
    keyFor: keysFrom(config.sessionSecret ?? storedSecret(config.dataDir, 'session')),
    config,
  }
}
