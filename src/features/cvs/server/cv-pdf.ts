import type { AppContext } from '#platform/server/app-context.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { toJsonResume } from '../json-resume.ts'
import { toPrintModel } from './print-model.ts'
import { type FinishedCv, templateFile } from './template-version.ts'

/** The PDF of a CV, in the version of the template that it was saved with. It contains the CV as JSON Resume, for programs. */
export function cvPdf(
  { typeset }: Pick<AppContext, 'typeset'>,
  { body, templateVersion }: FinishedCv,
  requester?: Requester,
): Promise<Uint8Array> {
  const attachment = JSON.stringify(toJsonResume(body))
  return typeset(templateFile(body.template, templateVersion), toPrintModel(body), { attachment, requester })
}
