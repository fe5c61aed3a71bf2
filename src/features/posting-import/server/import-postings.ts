import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { demographicsOf } from '#features/jobs/commitments.ts'
import { logAction } from '#features/employers/server/public.ts'
import { canonicalPlace } from '#features/job-posting/places.ts'
import {
  countSlots,
  findCompany,
  holdMoneyRequests,
  insertPostings,
  lockedCompany,
  type PostingCompany,
} from '#features/job-posting/server/public.ts'
import { insertPublishedJobs } from '#features/jobs/server/public.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { postingImport, type ImportCheck } from '../contract.ts'
import type { ImportedRow } from '../cells.ts'
import { readImport, type ReadImport } from '../rows.ts'
import { countImported, listStanding } from './queries.ts'

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
  const [company, used, standing] = await Promise.all([
    findCompany(db, employerId, now),
    countSlots(db, employerId, now),
    listStanding(db, { employerId, titles: read.rows.map(({ posting }) => posting.title) }, now),
  ])
  return {
    jobs: read.numbers.length,
    faults: [...read.faults, ...roomFaults(read, company.limit - used)],
    warnings: [...read.warnings, ...standingWarnings(read.rows, standing)].toSorted((a, b) => a.row - b.row),
    titles: read.rows.slice(0, 20).map(({ posting: { title, location } }) => `${title}, ${location}`),
    digest: digestOf(sent),
    isVerified: company.isVerified,
  }
}

function roomFaults({ numbers, rows }: ReadImport, room: number) {
  if (rows.length === 0 || numbers.length <= room) return []
  const fix = `Your plan has room for ${Math.max(0, room).toLocaleString('en-IN')} more jobs at a time. Delete rows from here on, close jobs that are filled, or choose a larger plan under Pricing`
  return [{ row: numbers[Math.max(0, room)] ?? 2, column: 'title', found: '', fix }]
}

/** Warns of jobs that are already open. The duplicate may be intended: another branch in the same city. */
function standingWarnings(rows: readonly ImportedRow[], standing: Awaited<ReturnType<typeof listStanding>>) {
  const known = new Set(standing.map(({ title, place }) => sameJob(title, canonicalPlace(place) ?? place)))
  const fix = 'You have this job already. Delete the row, unless it is a second one'
  return rows
    .filter(({ posting: { title, location } }) => known.has(sameJob(title, location)))
    .map(({ row, posting: { title } }) => ({ row, column: 'title', found: title, fix }))
}

const sameJob = (title: string, place: string): string => `${title}\n${place}`.toLowerCase()

type ImportToAccept = Import & { readonly digest: string }
type AcceptedImport = z.output<(typeof accepting)['answer']>

/** Checks the file again, because a browser cannot be trusted. The lock of the company lets only one of two concurrent calls store it. */
export async function acceptImport(
  { db, clock, rateLimits }: ImportContext,
  { userId, employerId, sent, digest }: ImportToAccept,
): Promise<AcceptedImport> {
  await rateLimits.consume([countOf(imports, userId)])
  const now = clock()
  if (digestOf(sent) !== digest) throw refuse(accepting, 'anotherFile')
  const { rows, faults } = readFile(accepting, sent, now)
  if (faults.length > 0) throw refuse(accepting, 'faulty')
  return db.transaction().execute(async (tx) => {
    const company = await lockedCompany(tx, employerId, now)
    const { isVerified } = company
    const stored = await countImported(tx, { employerId, digest }, daysBefore(now, 1))
    if (stored > 0) return { jobs: stored, isVerified, isRepeated: true }
    if ((await countSlots(tx, employerId, now)) + rows.length > company.limit) throw refuse(accepting, 'limitReached')
    await insertAll(tx, company, { rows, digest }, now)
    await logAction(tx, { employerId, userId, action: 'uploaded jobs', about: `${rows.length} jobs` }, now)
    return { jobs: rows.length, isVerified, isRepeated: false }
  })
}

type NewRows = { readonly rows: readonly ImportedRow[]; readonly digest: string }

/** The first row becomes the newest job, so that it is the first of the list. */
async function insertAll(tx: Tx, company: PostingCompany, { rows, digest }: NewRows, now: Date): Promise<void> {
  const made = rows.map((row) => ({ ...row, id: newId() }))
  const common = { employerId: company.id, updatedAt: now, createdAt: now, stateSince: now, importDigest: digest }
  if (!company.isVerified) {
    const waiting = made.map(({ id, posting }) => {
      const body = JSON.stringify(typedAgain(posting))
      return { ...common, id, state: 'waiting' as const, body, submittedBody: body }
    })
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
  await holdMoneyRequests(tx, jobs, now)
}

/** A waiting posting is stored as it would be typed. */
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
