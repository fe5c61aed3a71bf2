import { createHash } from 'node:crypto'
import { demographicsOf } from '#features/jobs/commitments.ts'
import { logAction } from '#features/employers/server/public.ts'
import { insertPublishedJobs } from '#features/jobs/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { postingImport, type ImportCheck } from '../import-contract.ts'
import { type ImportedRow, readImport, type ReadImport } from '../import-rows.ts'
import { countSlots, findCompany, insertPostings, lockedCompany, type PostingCompany } from './queries.ts'

const checking = postingImport['POST /api/employer/posting-imports/check']
const accepting = postingImport['POST /api/employer/posting-imports']

const imports: RateLimit = { name: 'bulk uploads of jobs', per: 'account', max: 60, windowSeconds: hours(1) }

type Import = { readonly userId: string; readonly employerId: string; readonly sent: Uint8Array }
type ImportContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits'>

export async function checkImport(
  { db, clock, rateLimits }: ImportContext,
  { userId, employerId, sent }: Import,
): Promise<ImportCheck> {
  await rateLimits.consume([countOf(imports, userId)])
  const now = clock()
  const read = readFile(checking, sent, now)
  const [company, used] = await Promise.all([findCompany(db, employerId, now), countSlots(db, employerId, now)])
  return {
    jobs: read.count,
    faults: [...read.faults, ...roomFaults(read, company.limit - used)],
    titles: read.rows.slice(0, 20).map(({ posting: { title, location } }) => `${title}, ${location}`),
    digest: digestOf(sent),
    isVerified: company.isVerified,
  }
}

function roomFaults({ count, rows }: ReadImport, room: number) {
  if (rows.length === 0 || count <= room) return []
  const fix = `Your plan has room for ${Math.max(0, room).toLocaleString('en-IN')} more jobs at a time. Delete rows from here on, close jobs that are filled, or choose a larger plan under Pricing`
  return [{ row: Math.max(0, room) + 2, column: 'title', found: '', fix }]
}

type ImportToAccept = Import & { readonly digest: string }

/** Checked again: nothing that the browser says about the file counts. */
export async function acceptImport(
  { db, clock, rateLimits }: ImportContext,
  { userId, employerId, sent, digest }: ImportToAccept,
): Promise<{ readonly jobs: number; readonly isVerified: boolean }> {
  await rateLimits.consume([countOf(imports, userId)])
  const now = clock()
  if (digestOf(sent) !== digest) throw refuse(accepting, 'anotherFile')
  const { rows, faults } = readFile(accepting, sent, now)
  if (faults.length > 0) throw refuse(accepting, 'faulty')
  return db.transaction().execute(async (tx) => {
    const company = await lockedCompany(tx, employerId, now)
    if ((await countSlots(tx, employerId, now)) + rows.length > company.limit) throw refuse(accepting, 'limitReached')
    await insertAll(tx, company, rows, now)
    await logAction(tx, { employerId, userId, action: 'uploaded jobs', about: `${rows.length} jobs` }, now)
    return { jobs: rows.length, isVerified: company.isVerified }
  })
}

/** The first row is the newest: it is the first of the list. */
async function insertAll(tx: Tx, company: PostingCompany, rows: readonly ImportedRow[], now: Date): Promise<void> {
  const dates = { updatedAt: now, createdAt: now, stateSince: now }
  const made = rows.map((row) => ({ ...row, id: newId() }))
  const common = { employerId: company.id, ...dates }
  if (!company.isVerified) {
    const waiting = made.map(({ id, posting }) => ({
      ...common,
      id,
      state: 'waiting' as const,
      body: JSON.stringify(typedAgain(posting)),
    }))
    return insertPostings(tx, waiting)
  }
  await insertPostings(
    tx,
    made.map(({ id }) => ({ ...common, id, state: 'open' as const, body: null, publishedAt: now, confirmedAt: now })),
  )
  const jobs = made.map(({ id, posting: { applyBy: _day, ...job }, expiresAt }) => ({
    ...job,
    id,
    company: company.name,
    companyLogo: company.logo,
    postedBy: company.id,
    demographics: demographicsOf(job.commitments),
    isActive: true,
    expiresAt,
  }))
  await insertPublishedJobs(tx, jobs, now)
}

/** A posting that waits is stored as it is typed. */
function typedAgain({ location, salaryMin, salaryMax, ...rest }: ImportedRow['posting']) {
  return { ...rest, place: location, payPer: 'year', payFrom: salaryMin, payTo: salaryMax }
}

function digestOf(sent: Uint8Array): string {
  return createHash('sha256').update(sent).digest('base64url')
}

type ImportEndpoint = Endpoint & { readonly refusals: { readonly notText: readonly [number, string] } }

function readFile(endpoint: ImportEndpoint, sent: Uint8Array, now: Date): ReadImport {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(sent)
    if (text.includes('\0')) throw new TypeError('not text')
    return readImport(text, now)
  } catch (error) {
    if (error instanceof TypeError) throw refuse(endpoint, 'notText')
    throw error
  }
}
