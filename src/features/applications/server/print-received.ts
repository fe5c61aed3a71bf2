import { fileNameOf } from '#features/cvs/rules.ts'
import { cvPdf } from '#features/cvs/server/public.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { hiring } from '../hiring-contract.ts'
import { allowed, noteLook } from './open-received.ts'
import { findSubmitted, type SubmittedApplication } from './submitted-queries.ts'

type PrintContext = Pick<AppContext, 'db' | 'clock' | 'typeset'>

/**
 * Prints the CV of an application. Typesetting takes a moment, and if the application is withdrawn meanwhile, the PDF is made again without contact
 * details.
 */
export async function printReceived(tools: PrintContext, by: EmployerCaller, applicationId: string): Promise<File> {
  const find = async (): Promise<SubmittedApplication> => {
    const sent = await findSubmitted(tools.db, { applicationId, of: { employerId: by.employerId } })
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

function print(tools: PrintContext, sent: SubmittedApplication): Promise<Uint8Array> {
  return cvPdf(tools, { body: allowed(sent), templateVersion: sent.cvTemplateVersion })
}
