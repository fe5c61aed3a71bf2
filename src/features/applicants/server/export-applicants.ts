import { statusLabels } from '#features/applications/rules.ts'
import { allowed, findSubmitted, noteLook } from '#features/applications/server/public.ts'
import { isHidden, maskedIfBlind } from '#features/applications/blind-rules.ts'
import { cvPdf } from '#features/cvs/server/public.ts'
import { logAction } from '#features/employers/server/public.ts'
import { recordViews } from '#features/privacy/server/public.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import type { File, StreamedFile } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { type Cells, csvOf } from '../csv.ts'
import { applicantExport, mostListed, mostZipped } from '../export-contract.ts'
import type { ApplicantsFilter } from '../filter-contract.ts'
import { type ApplicantRow, countApplicants, listApplicants } from './list-queries.ts'
import { cvsExported, listsExported } from './rate-limits.ts'
import { shownApplicant } from './show-applicant.ts'
import { zipFiles } from './zip-files.ts'

type ExportContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits' | 'typeset'>

const columns = [
  'Name',
  'Status',
  'Job',
  'Applied on',
  'Headline',
  'Place',
  'Years of experience',
  'Pay wanted (₹ a year)',
  'Notice (days)',
  'Score (1–4)',
  'Email',
  'Phone',
  'Skills',
]

export async function exportList(context: ExportContext, by: EmployerCaller, filter: ApplicantsFilter): Promise<File> {
  const { db, clock, rateLimits } = context
  const call = applicantExport['GET /api/employer/applicants/list.csv']
  const mine = { ...filter, employerId: by.employerId }
  await rateLimits.consume([countOf(listsExported, by.id)])
  const rows = await listApplicants(db, mine, { limit: mostListed + 1, offset: 0 })
  if (rows.length === 0) throw refuse(call, 'nobody')
  if (rows.length > mostListed) throw refuse(call, 'tooMany')
  const viewer = { kind: 'employer', id: by.employerId, name: by.name } as const
  const open = rows.filter((row) => row.status !== 'withdrawn' && !isHidden(row))
  await db.transaction().execute(async (tx) => {
    await recordViews(tx, { userIds: rows.map(({ userId }) => userId), by: viewer, what: 'cv' }, clock())
    await recordViews(tx, { userIds: open.map(({ userId }) => userId), by: viewer, what: 'contact' }, clock())
    await logAction(
      tx,
      { employerId: by.employerId, userId: by.id, action: `exported a list of ${rows.length} applicants` },
      clock(),
    )
  })
  const content = new TextEncoder().encode(csvOf(columns, rows.map(cellsOf)))
  return { name: `Applicants ${isoDateText(clock().toISOString())}.csv`, content }
}

function cellsOf(row: ApplicantRow): Cells {
  const { cv, status, jobTitle, appliedAt, place, years, payWanted, noticeDays, score } = shownApplicant(row, false)
  const { email, phone } = allowed(maskedIfBlind(row)).personalInfo
  const facts = [place, years, payWanted, noticeDays, score] as const
  return [
    cv.fullName,
    statusLabels[status],
    jobTitle,
    isoDateText(appliedAt),
    cv.headline,
    ...facts,
    email,
    phone,
    cv.skills.join('; '),
  ]
}

type ZippedCvs = { readonly file: StreamedFile; readonly count: number }

export async function exportCvs(context: ExportContext, by: EmployerCaller, filter: ApplicantsFilter): Promise<ZippedCvs> {
  const { db, clock, rateLimits } = context
  const call = applicantExport['GET /api/employer/applicants/cvs.zip']
  const mine = { ...filter, employerId: by.employerId }
  const count = await countApplicants(db, mine, mostZipped)
  if (count === 0) throw refuse(call, 'nobody')
  if (count > mostZipped) throw refuse(call, 'tooMany')
  const counts = [countOf(cvsExported, by.id)]
  await rateLimits.check(counts)
  await rateLimits.add(counts, count)
  const rows = await listApplicants(db, mine, { limit: count, offset: 0 })
  const ids = rows.map(({ id }) => id)
  const action = `exported ${ids.length} CVs`
  await db.transaction().execute((tx) => logAction(tx, { employerId: by.employerId, userId: by.id, action }, clock()))
  const name = `CVs ${isoDateText(clock().toISOString())}.zip`
  return { file: { name, stream: zipFiles(printAll(context, by, ids)) }, count: ids.length }
}

/**
 * Prints one CV after the other and checks each application again, because it may be withdrawn or shortlisted meanwhile. Each is logged when it is
 * printed.
 */
async function* printAll(context: ExportContext, by: EmployerCaller, ids: readonly string[]) {
  const { db, clock } = context
  for (const [place, applicationId] of ids.entries()) {
    const sent = await findSubmitted(db, { applicationId, of: { employerId: by.employerId } })
    if (!sent) continue
    const content = await cvPdf(context, { body: allowed(sent), templateVersion: sent.cvTemplateVersion })
    await db.transaction().execute((tx) => noteLook(tx, { sent, by }, clock()))
    yield { name: `${String(place + 1).padStart(3, '0')} ${safeName(sent.cvSnapshot.personalInfo.fullName)}.pdf`, content }
  }
}

/** A file name without path separators, which would create folders when the archive is unpacked. */
function safeName(fullName: string): string {
  return fullName.replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '').slice(0, 80) || 'CV'
}
