import type { File } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { fileNameOf } from '../rules.ts'
import { cvPdf } from './cv-pdf.ts'
import { findCvOf } from './queries.ts'

/** The CV of an account, for its owner; null when there is none. */
export async function printOwnCv(context: Pick<AppContext, 'db' | 'typeset'>, userId: string): Promise<File | null> {
  const cv = await findCvOf(context.db, userId)
  if (!cv) return null
  return { name: fileNameOf(cv.body.personalInfo.fullName), content: await cvPdf(context, cv) }
}
