import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { networkOf } from '#platform/server/network.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { countTime } from '#platform/server/rate-limits/count-time.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { fileNameOf, mayDownload } from '#features/cvs/rules.ts'
import { freeDrawingTime, type StoredCv } from '#features/cvs/server/public.ts'
import { cvSharing } from '../contract.ts'
import { noteView } from './view-cv.ts'
import { downloads } from './rate-limits.ts'
import { bodyFor, findSeen, type Visit } from './cv-access.ts'

type FinishedCv = Pick<StoredCv, 'body' | 'templateVersion'>
export type FileMaker = {
  readonly ending: string
  readonly make: (cv: FinishedCv, requester: Requester) => Uint8Array | Promise<Uint8Array>
}

/** Also for visitors: a link is enough for a CV whose address is verified. */
export async function takeFile(context: AppContext, visit: Visit, id: string, { ending, make }: FileMaker): Promise<File> {
  const endpoint = cvSharing['GET /api/cvs/download/:id']
  const { ip } = visit.request
  await context.rateLimits.consume([countOf(downloads, ip)])
  const seen = await findSeen(context, visit, id)
  if (!seen) throw refuse(endpoint, 'notFound')
  const { account, ...cv } = seen.cv
  const proofs = { ...cv, email: cv.body.personalInfo.email }
  if (!mayDownload({ cv: proofs, account, isOwner: seen.by === 'account' })) throw refuse(endpoint, 'notVerified')
  const body = bodyFor(seen)
  const finished = { body, templateVersion: cv.templateVersion }
  const content =
    seen.by === null
      ? await countTime(context.rateLimits, [countOf(freeDrawingTime, ip)], async (used) =>
          make(finished, { network: networkOf(ip), used }),
        )
      : await make(finished, {})
  await noteView(context, visit, seen)
  return { name: fileNameOf(body.personalInfo.fullName, ending), content }
}
