import path from 'node:path'
import { brand } from '#features/site/brand.ts'
import { openOutbox } from '#platform/server/clear-outbox.ts'
import { clock } from '#platform/server/clock.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Database } from '#platform/server/db.ts'
import type { Facilities, Sites } from '#platform/server/facilities.ts'
import { keysFrom } from '#platform/server/keys.ts'
import { openLimits } from '#platform/server/limits.ts'
import { openPost } from '#platform/server/mail.ts'
import type { Typesetter } from '#platform/server/pdf/typesetter.ts'
import { keptSecret } from '#platform/server/secret.ts'
import { openDisk } from '#platform/server/storage/disk.ts'
import { guardsFor } from './who.ts'

type Settings = Pick<Typesetter, 'typeset' | 'draw' | 'picture' | 'readPdf'> & {
  readonly config: Config
  readonly sites: Sites
  readonly outbox: string
}

/** What features are given, from what the operator has set. */
export function openFacilities(
  { db, searchPool }: Database,
  { config, sites, outbox, typeset, draw, picture, readPdf }: Settings,
): Facilities {
  return {
    db,
    searchPool,
    post: openPost(db, { name: brand.name, smtpUrl: config.smtpUrl, from: config.mailFrom, outbox, clock }),
    outbox: openOutbox(outbox),
    clock,
    guards: guardsFor({ db, clock }),
    limits: openLimits(db, config.rateLimit),
    typeset,
    draw,
    picture,
    storage: openDisk(path.resolve(config.dataDir, 'files')),
    readPdf,
    sites,
    // Every process must know what another has signed.
    keyFor: keysFrom(config.sessionSecret ?? keptSecret(config.dataDir, 'session')),
    config,
  }
}
