import { logAction, readOwnCompany } from '#features/employers/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { type ReadPdf, TooLong, Unreadable } from '#platform/server/pdf/typeset.ts'
import { NoPicture, squaresOf, TooManyPixels } from '#platform/server/pictures.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { newToken } from '#platform/server/token.ts'
import { type DocumentKind, verification, type VerificationState } from '../contract.ts'
import { readState } from './read-state.ts'
import { forgetFiles, insertRequest, listNeededFiles, withdrawRequest } from './request-queries.ts'

const documentsOfCompany: RateLimit = { name: 'documents of a company', per: 'account', max: 5, windowSeconds: oneDay }

const documentFolder = 'documents'
const call = verification['POST /api/employer/verification/documents']

type Actor = { readonly id: string; readonly employerId: string }
type Document = { readonly kind: DocumentKind; readonly number: string; readonly sent: Uint8Array }

/** Stores the file first, under a random name; a file without a request is removed later. */
export async function submitDocument(
  { db, clock, rateLimits, storage, readPdf }: Pick<AppContext, 'db' | 'clock' | 'rateLimits' | 'storage' | 'readPdf'>,
  { id: userId, employerId }: Actor,
  { kind, number, sent }: Document,
): Promise<VerificationState> {
  const now = clock()
  await rateLimits.consume([countOf(documentsOfCompany, employerId)])
  if ((await readOwnCompany(db, employerId)).isVerified) throw refuse(call, 'alreadyVerified')
  const fileType = await typeOf(sent, readPdf)
  const file = `${documentFolder}/${newToken()}.${fileType}`
  await storage.keep(file, sent)
  await db.transaction().execute(async (tx) => {
    const row = { id: newId(), employerId, kind, number, file, fileType, submittedBy: userId, submittedAt: now }
    if (!(await insertRequest(tx, row))) throw refuse(call, 'alreadyPending')
    await logAction(tx, { employerId, userId, action: `sent a document with the ${kind.toUpperCase()}` }, now)
  })
  return readState(db, employerId, now)
}

/**
 * Detects the type by the content, whatever the name. Staff open the file, so it must be valid: a picture is decoded, the pages of a PDF are read.
 */
async function typeOf(bytes: Uint8Array, readPdf: ReadPdf): Promise<'pdf' | 'jpg' | 'png'> {
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (head.startsWith('%PDF-')) return pdfIn(bytes, readPdf)
  const type = head.startsWith('\xff\xd8\xff') ? 'jpg' : head === '\x89PNG\r\n\x1a\n' ? 'png' : null
  if (!type) throw refuse(call, 'noDocument')
  await squaresOf(bytes, [16]).catch((error: unknown) => {
    throw error instanceof NoPicture || error instanceof TooManyPixels ? refuse(call, 'noDocument') : error
  })
  return type
}

/** Read by a worker with a time limit. Staff could not read a PDF with a password either, so it is refused. */
async function pdfIn(bytes: Uint8Array, readPdf: ReadPdf): Promise<'pdf'> {
  const { pages } = await readPdf(bytes).catch((error: unknown) => {
    throw error instanceof Unreadable || error instanceof TooLong ? refuse(call, 'noDocument') : error
  })
  if (pages.length === 0) throw refuse(call, 'noDocument')
  return 'pdf'
}

export async function withdrawDocument(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id: userId, employerId }: Actor,
): Promise<VerificationState> {
  const now = clock()
  await db.transaction().execute(async (tx) => {
    if (!(await withdrawRequest(tx, employerId, now))) return
    await logAction(tx, { employerId, userId, action: 'withdrew the document' }, now)
  })
  return readState(db, employerId, now)
}

const hourMs = 60 * 60 * 1_000
/** How long a document is kept after the decision, because somebody may ask about it. */
const keptMs = 90 * 24 * hourMs

/** Deletes documents of requests that were decided long ago, or that were never stored. */
export const sweepDocuments: CronJob = {
  name: 'sweep-company-documents',
  cron: '40 * * * *',
  run: async ({ db, storage, clock }) => {
    const now = clock().getTime()
    const old = (await storage.list(documentFolder))
      .filter(({ keptAt }) => keptAt.getTime() < now - hourMs)
      .map(({ name }) => name)
    for (let at = 0; at < old.length; at += 500) {
      const some = old.slice(at, at + 500)
      const needed = await listNeededFiles(db, some, new Date(now - keptMs))
      const gone = some.filter((name) => !needed.has(name))
      await Promise.all(gone.map((name) => storage.remove(name)))
      await forgetFiles(db, gone)
    }
  },
}
