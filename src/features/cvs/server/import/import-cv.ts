import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { cvImport, type Imported } from '../../import/contract.ts'
import { NotImportable } from './read-error.ts'
import { type Lane, readAside } from './reader.ts'
import { freeImports, imports } from '../rate-limits.ts'

type Tools = Pick<Facilities, 'rateLimits'>

/** Proposes what the file says. It writes nothing, neither the CV nor the file. */
export async function importCv({ rateLimits }: Tools, userId: string, file: Uint8Array): Promise<Imported> {
  await rateLimits.consume([countOf(imports, userId)])
  return proposalOf(file, 'known')
}

/** For the free builder. Its readers are others, so that no crowd there keeps people with an account waiting. */
export async function importFreely({ rateLimits }: Tools, ip: string, file: Uint8Array): Promise<Imported> {
  await rateLimits.consume([countOf(freeImports, ip)])
  return proposalOf(file, 'unknown')
}

async function proposalOf(file: Uint8Array, lane: Lane): Promise<Imported> {
  if (file.length === 0) throw refuse(cvImport['POST /api/cvs/import'], 'wrongType')
  try {
    return await readAside(file, { lane })
  } catch (error) {
    if (error instanceof NotImportable) throw refuse(cvImport['POST /api/cvs/import'], error.reason)
    throw error
  }
}
