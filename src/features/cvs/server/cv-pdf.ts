import type { AppContext } from '#platform/server/app-context.ts'
import type { Requester } from '#platform/server/workers/worker-queue.ts'
import { toJsonResume } from '../json-resume.ts'
import { toPrintModel } from './print-model.ts'
import { type FinishedCv, templateFile } from './template-version.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { fileNameOf } from '../rules.ts'
import { findCvOf } from './queries.ts'
import type { CvBody } from '../contract.ts'

/** Imported when somebody requests a document: the library is a megabyte of code. */
export async function docx(body: CvBody): Promise<Uint8Array> {
  return (await import('./export/docx.ts')).docx(body)
}

/** The CV of an account as a PDF for its owner; null if there is none. */
export async function printOwnCv(context: Pick<AppContext, 'db' | 'typeset'>, userId: string): Promise<File | null> {
  const cv = await findCvOf(context.db, userId)
  if (!cv) return null
  return { name: fileNameOf(cv.body.personalInfo.fullName), content: await cvPdf(context, cv) }
}

/** The PDF of a CV, in the template version with which it was saved. It has the CV as JSON Resume attached, for programs. */
export function cvPdf(
  { typeset }: Pick<AppContext, 'typeset'>,
  { body, templateVersion }: FinishedCv,
  requester?: Requester,
): Promise<Uint8Array> {
  const attachment = JSON.stringify(toJsonResume(body))
  return typeset(templateFile(body.template, templateVersion), toPrintModel(body), { attachment, requester })
}
