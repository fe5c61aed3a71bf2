import { fileNameOf } from '#features/cvs/rules.ts'
import { cvPdf } from '#features/cvs/server/door.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { hiring } from '../hiring-contract.ts'
import { allowed, noteLook } from './open-received.ts'
import { findSent, type Sent } from './sent-queries.ts'

type Tools = Pick<Facilities, 'db' | 'clock' | 'typeset'>

/** Setting it takes a moment, and the application may be withdrawn meanwhile: then it is set again, without contact. */
export async function printReceived(tools: Tools, by: EmployerCaller, applicationId: string): Promise<File> {
  const find = async (): Promise<Sent> => {
    const sent = await findSent(tools.db, { applicationId, of: { employerId: by.employerId } })
    if (!sent) throw refuse(hiring['GET /api/employer/applications/:applicationId/cv'], 'notFound')
    return sent
  }
  const before = await find()
  const early = await print(tools, before)
  const sent = await find()
  const content = sent.status === 'withdrawn' && before.status !== 'withdrawn' ? await print(tools, sent) : early
  await tools.db.transaction().execute((tx) => noteLook(tx, { sent, by }, tools.clock()))
  return { name: fileNameOf(sent.cvSnapshot.personalInfo.fullName), content }
}

function print(tools: Tools, sent: Sent): Promise<Uint8Array> {
  return cvPdf(tools, { body: allowed(sent), templateVersion: sent.cvTemplateVersion })
}
