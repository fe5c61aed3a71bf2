import { cvPdf } from '#features/cvs/server/door.ts'
import { fileNameOf } from '#features/cvs/rules.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { following } from '../following-contract.ts'
import type { Place } from './mine-queries.ts'
import { findSent } from './sent-queries.ts'

/** The CV as it was sent, for the candidate who has sent it. */
export async function printSent(facilities: Pick<Facilities, 'db' | 'typeset'>, place: Place): Promise<File> {
  const sent = await findSent(facilities.db, place)
  if (!sent) throw refuse(following['GET /api/applications/:applicationId/cv'], 'notFound')
  const { cvSnapshot: body, cvTemplateVersion: templateVersion } = sent
  return { name: fileNameOf(body.personalInfo.fullName), content: await cvPdf(facilities, { body, templateVersion }) }
}
