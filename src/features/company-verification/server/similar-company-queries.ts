import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { SimilarCompany } from '../moderation-contract.ts'
import { areSimilar, lettersOf } from '../similar-name.ts'

/** Locks the names of verified companies until the end of the transaction: of two that are verified at once, the later one sees the earlier. */
export async function lockNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('names of verified companies'))`.execute(tx)
}

const keyOf = (name: RawBuilder<unknown>) => sql<string>`company_key(${name})`.as('key')

type VerifiedCompany = Omit<SimilarCompany, 'hasSameNumber'> & { readonly letters: string }

async function listVerified(db: Db): Promise<VerifiedCompany[]> {
  const rows = await db
    .selectFrom('employers')
    .select(['id as employerId', 'companyName', 'website', keyOf(sql.ref('company_name'))])
    .where('isVerified', '=', true)
    .orderBy('verifiedAt')
    .orderBy('id')
    .execute()
  // Once for each name: a page of the queue compares every company in it with all of these.
  return rows.map(({ key, ...company }) => ({ ...company, letters: lettersOf(key) }))
}

/** Whether another company is verified under this name, or under one that people would take for it. */
export async function isNameTaken(db: Db, employerId: string): Promise<boolean> {
  const own = db
    .selectFrom('employers')
    .select(keyOf(sql.ref('company_name')))
    .where('id', '=', employerId)
  const { key } = await own.executeTakeFirstOrThrow()
  const letters = lettersOf(key)
  return (await listVerified(db)).some((other) => other.employerId !== employerId && areSimilar(other.letters, letters))
}

type Request = { readonly id: string; readonly employerId: string; readonly companyName: string }

/** The verified companies that staff must compare with the companies of these requests: of a similar name, or verified by the same number. */
export async function listSimilar(db: Db, requests: readonly Request[]): Promise<ReadonlyMap<string, SimilarCompany[]>> {
  if (requests.length === 0) return new Map()
  const [verified, asking] = await Promise.all([listVerified(db), listAsking(db, requests)])
  return new Map(
    asking.map(({ id, employerId, key, sameNumber }) => {
      const own = lettersOf(key)
      const similar = verified
        .filter((other) => other.employerId !== employerId)
        .filter((other) => sameNumber.includes(other.employerId) || areSimilar(other.letters, own))
        .slice(0, mostShown)
        .map(({ letters: _letters, ...other }) => ({ ...other, hasSameNumber: sameNumber.includes(other.employerId) }))
      return [id, similar]
    }),
  )
}

const mostShown = 5

async function listAsking(db: Db, requests: readonly Request[]) {
  const sameNumber = sql<string[]>`array(select other.employer_id from company_verifications other
    where other.number = request.number and other.status = 'approved' and other.employer_id <> request.employer_id)`
  return db
    .selectFrom('companyVerifications as request')
    .innerJoin('employers', 'employers.id', 'request.employerId')
    .select(['request.id', 'request.employerId', keyOf(sql.ref('employers.company_name')), sameNumber.as('sameNumber')])
    .where(
      'request.id',
      'in',
      requests.map(({ id }) => id),
    )
    .execute()
}
