import { countOf, hit } from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { TooMany } from '#platform/server/failures.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import { cvImport, type ImportResult } from '../../import/contract.ts'
import { NotImportable } from './read-error.ts'
import { type Lane, readAside } from './reader.ts'

// A process for each is work for us.
const perUser = { max: 30, windowSeconds: 60 * 60 }
/** Many people can stand behind one address. */
const perNetwork = { max: 60, windowSeconds: 60 * 60 }

type ImportContext = Pick<AppContext, 'db' | 'limits' | 'clock'>

/** Proposes what the file says. It writes nothing, neither the CV nor the file. */
export async function importCv({ limits, clock }: ImportContext, userId: string, file: Uint8Array): Promise<ImportResult> {
  const wait = await limits.hit(`import ${userId}`, perUser, clock())
  if (wait !== null) throw new TooMany(wait)
  return proposalOf(file, 'known')
}

/** For the free builder. Its readers are others, so that no crowd there keeps people with an account waiting. */
export async function importFreely(tools: ImportContext, ip: string, file: Uint8Array): Promise<ImportResult> {
  await hit(tools, [countOf('free CV import from', networkOf(ip), perNetwork)])
  return proposalOf(file, 'unknown')
}

async function proposalOf(file: Uint8Array, lane: Lane): Promise<ImportResult> {
  if (file.length === 0) throw refuse(cvImport['POST /api/cvs/import'], 'wrongType')
  try {
    return await readAside(file, { lane })
  } catch (error) {
    if (error instanceof NotImportable) throw refuse(cvImport['POST /api/cvs/import'], error.reason)
    throw error
  }
}
