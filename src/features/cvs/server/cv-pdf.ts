import type { Facilities } from '#platform/server/facilities.ts'
import type { Requester } from '#platform/server/pdf/typeset.ts'
import { toJsonResume } from '../json-resume.ts'
import { printed } from './printed.ts'
import { type Finished, templateFile } from './template-version.ts'

/** The PDF of a CV, in the version of the template that it was saved with. The CV lies inside it once more, for programs, as JSON Resume. */
export function cvPdf(
  { typeset }: Pick<Facilities, 'typeset'>,
  { body, templateVersion }: Finished,
  requester?: Requester,
): Promise<Uint8Array> {
  const attachment = JSON.stringify(toJsonResume(body))
  return typeset(templateFile(body.template, templateVersion), printed(body), { attachment, requester })
}
