import { refuse } from '#platform/contract/refusal.ts'
import { TooMany } from '#platform/server/failures.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { cvImport, type Imported } from '../../import/contract.ts'
import { NotImportable } from './read-error.ts'
import { readAside } from './reader.ts'

// A process for each is work for us.
const perUser = { max: 30, windowSeconds: 60 * 60 }

/** Proposes what the file says. It writes nothing, neither the CV nor the file. */
export async function importCv({ limits, clock }: Facilities, userId: string, file: Uint8Array): Promise<Imported> {
  const wait = await limits.hit(`import ${userId}`, perUser, clock())
  if (wait !== null) throw new TooMany(wait)
  if (file.length === 0) throw refuse(cvImport['POST /api/cvs/import'], 'wrongType')
  try {
    return await readAside(file)
  } catch (error) {
    if (error instanceof NotImportable) throw refuse(cvImport['POST /api/cvs/import'], error.reason)
    throw error
  }
}
