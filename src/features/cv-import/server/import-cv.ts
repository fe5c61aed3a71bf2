import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { countTime } from '#platform/server/rate-limits/count-time.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { cvImport, type ImportResult } from '../contract.ts'
import { NotImportable } from './read-error.ts'
import { openReader } from './reader.ts'
import { openDoubtPictures } from './doubt-pictures.ts'
import type { ReadByModel } from './read-by-model.ts'
import type { ReadFile } from './read-import.ts'

/** Each import starts a process. */
const imports: RateLimit = { name: 'CV imports', per: 'account', max: 30, windowSeconds: hours(1) }

/** A higher limit than for accounts, because many people may share one IP address. */
const freeImports: RateLimit = { name: 'free CV imports', per: 'network', max: 60, windowSeconds: hours(1) }

/** The reading time per account, in milliseconds. */
const importTime: RateLimit = { name: 'time of CV imports', per: 'account', max: 120_000, windowSeconds: hours(1) }

export const freeImportTime: RateLimit = {
  name: 'time of free CV imports',
  per: 'network',
  max: 120_000,
  windowSeconds: hours(1),
}

const reader = openReader()
const withPictures = openDoubtPictures()

type ImportContext = Pick<AppContext, 'rateLimits'> & { readonly readByModel: ReadByModel }

/** Returns a proposal for the CV. The CV, the file and its pictures are not stored. */
export async function importCv(context: ImportContext, userId: string, file: Uint8Array): Promise<ImportResult> {
  const { rateLimits, readByModel } = context
  await rateLimits.consume([countOf(imports, userId)])
  return countTime(rateLimits, [countOf(importTime, userId)], (used) =>
    proposalOf(file, { used }, (read) => readByModel(read, { kind: 'candidate', id: userId })),
  )
}

/** Imports a file for the anonymous builder. It has readers of its own, so that people with an account do not wait for it. */
export async function importFreely(context: ImportContext, ip: string, file: Uint8Array): Promise<ImportResult> {
  const { rateLimits, readByModel } = context
  const network = networkOf(ip)
  await rateLimits.consume([countOf(freeImports, ip)])
  return countTime(rateLimits, [countOf(freeImportTime, ip)], (used) =>
    proposalOf(file, { network, used }, (read) => readByModel(read, { kind: 'visitor', network })),
  )
}

type Complete = (read: ReadFile) => Promise<ImportResult>

async function proposalOf(file: Uint8Array, requester: Requester, complete: Complete): Promise<ImportResult> {
  if (file.length === 0) throw refuse(cvImport['POST /api/cvs/import'], 'empty')
  try {
    return await withPictures(await complete(await reader.read(file, requester)), file, requester)
  } catch (error) {
    if (error instanceof NotImportable) throw refuse(cvImport['POST /api/cvs/import'], error.reason)
    throw error
  }
}
