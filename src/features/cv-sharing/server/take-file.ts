import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { countTime } from '#platform/server/rate-limits/count-time.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { fileNameOf, mayDownload } from '#features/cvs/rules.ts'
import { drawCv, freeDrawingTime, onlyFirst, type RenderedPreview, type StoredCv } from '#features/cvs/server/public.ts'
import { cvSharing } from '../contract.ts'
import { noteView } from './view-cv.ts'
import { downloads } from './rate-limits.ts'
import { bodyFor, findSeen, type VisibleCv, type Visit } from './cv-access.ts'

type FinishedCv = Pick<StoredCv, 'body' | 'templateVersion'>
export type FileMaker = {
  readonly ending: string
  readonly make: (cv: FinishedCv, requester: Requester) => Uint8Array | Promise<Uint8Array>
}

/** Also for visitors: a link is enough for a CV whose address is verified. */
export async function takeFile(context: AppContext, visit: Visit, id: string, { ending, make }: FileMaker): Promise<File> {
  const { ip } = visit.request
  await context.rateLimits.consume([countOf(downloads, ip)])
  const seen = await findSeen(context, visit, id)
  if (!seen) throw refuse(cvSharing['GET /api/cvs/download/:id'], 'notFound')
  if (!isUnlocked(seen)) throw refuse(cvSharing['GET /api/cvs/download/:id'], 'notVerified')
  const finished = finishedFor(seen)
  const content = await madeFor(context, { seen, ip }, (requester) => make(finished, requester))
  await noteView(context, visit, seen)
  return { name: fileNameOf(finished.body.personalInfo.fullName, ending), content }
}

/** The pages as in the PDF: all of them to print, or the first to view while the PDF is locked. */
export async function drawPages(context: AppContext, visit: Visit, id: string): Promise<RenderedPreview> {
  const { ip } = visit.request
  await context.rateLimits.consume([countOf(downloads, ip)])
  const seen = await findSeen(context, visit, id)
  if (!seen) throw refuse(cvSharing['GET /api/cvs/view/:cvId/pages'], 'notFound')
  const drawn = await madeFor(context, { seen, ip }, (requester) => drawCv(context, finishedFor(seen), requester))
  return isUnlocked(seen) ? drawn : onlyFirst(drawn)
}

function isUnlocked({ cv: { account, ...cv }, by }: VisibleCv): boolean {
  const proofs = { ...cv, email: cv.body.personalInfo.email }
  return mayDownload({ cv: proofs, account, isOwner: by === 'account' })
}

function finishedFor(seen: VisibleCv): FinishedCv {
  return { body: bodyFor(seen), templateVersion: seen.cv.templateVersion }
}

type Demand = { readonly seen: VisibleCv; readonly ip: string }

/** Limits the worker time of visitors, but not that of owners. */
async function madeFor<T>(
  { rateLimits }: AppContext,
  { seen, ip }: Demand,
  make: (requester: Requester) => T | Promise<T>,
): Promise<T> {
  if (seen.by !== null) return make({})
  return countTime(rateLimits, [countOf(freeDrawingTime, ip)], async (used) => make({ network: networkOf(ip), used }))
}
