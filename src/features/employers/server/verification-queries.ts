import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { employerVerified, type Verification } from '../contract.ts'

type VerifiedColumns = {
  readonly isVerified: boolean
  readonly verifiedBy: Verification['by'] | null
  readonly verifiedDomain: string | null
  readonly verifiedAt: Date | null
}

/** The data for the badge. Null for a company that is not verified, or that was verified before this was stored. */
export function verificationOf({ isVerified, verifiedBy, verifiedDomain, verifiedAt }: VerifiedColumns): Verification | null {
  if (!isVerified || verifiedBy === null || verifiedAt === null) return null
  return { by: verifiedBy, domain: verifiedDomain, at: verifiedAt.toISOString() }
}

export const verifiedColumns = ['isVerified', 'verifiedBy', 'verifiedDomain', 'verifiedAt'] as const

type VerificationFacts = { readonly by: Verification['by']; readonly domain: string | null; readonly now: Date }

/** Marks a company as verified. Returns false if it already is, or if another company is verified with this domain. */
export async function markEmployerVerified(tx: Tx, employerId: string, { by, domain, now }: VerificationFacts): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employers')
    .set({ isVerified: true, verifiedBy: by, verifiedDomain: domain, verifiedAt: now, updatedAt: sql`now()` })
    .where('id', '=', employerId)
    .where('isVerified', '=', false)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await publish(tx, employerVerified, { employerId })
  return true
}

export async function isDomainTaken(db: Db, domain: string): Promise<boolean> {
  const row = await db
    .selectFrom('employers')
    .select('id')
    .where('verifiedDomain', '=', domain)
    .where('isVerified', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
