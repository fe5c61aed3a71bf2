import { cvPdf } from '#features/cvs/server/public.ts'
import { fileNameOf } from '#features/cvs/rules.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { tracking } from '../tracking-contract.ts'
import type { ApplicationRef } from './my-application-queries.ts'
import { findSubmitted } from './submitted-queries.ts'

/** The CV as it was sent, for the candidate who has sent it. */
export async function printSubmitted(context: Pick<AppContext, 'db' | 'typeset'>, ref: ApplicationRef): Promise<File> {
  const sent = await findSubmitted(context.db, ref)
  if (!sent) throw refuse(tracking['GET /api/applications/:applicationId/cv'], 'notFound')
  const { cvSnapshot: body, cvTemplateVersion: templateVersion } = sent
  return { name: fileNameOf(body.personalInfo.fullName), content: await cvPdf(context, { body, templateVersion }) }
}
