/** The calls with which candidates read their own applications. */
import { cvPdf } from '#features/cvs/server/public.ts'
import { holdText } from '#features/jobs/server/public.ts'
import { fileNameOf } from '#features/cvs/rules.ts'
import type { File } from '#platform/contract/endpoint.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { MyApplication } from '../contract.ts'
import { sentCv, sentJob } from '../rules.ts'
import { type TrackedApplication, tracking } from '../tracking-contract.ts'
import {
  type ApplicationRef,
  findTrackedApplication,
  listApplicationsOf,
  type MyApplicationsQuery,
} from './my-application-queries.ts'
import { findSubmitted, shownBriefly } from './submitted-queries.ts'

export async function listMine(db: Db, mine: MyApplicationsQuery): Promise<MyApplication[]> {
  const rows = await listApplicationsOf(db, mine)
  return rows.map(({ cvSnapshot, jobSnapshot, appliedAt, updatedAt, ...row }) => ({
    ...row,
    appliedAt: appliedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    jobHold: holdText(row.jobHold),
    job: sentJob(jobSnapshot),
    cv: sentCv(cvSnapshot),
  }))
}

export async function trackApplication(db: Db, ref: ApplicationRef, now: Date): Promise<TrackedApplication> {
  const row = await findTrackedApplication(db, ref, now)
  if (!row) throw refuse(tracking['GET /api/applications/:applicationId'], 'notFound')
  const { isJobOpen, jobSnapshot: job, cvSnapshot: cv, coverLetter, history, attempt, unread, isSilent } = row
  const jobHold = holdText(row.jobHold)
  return { ...shownBriefly(row), isJobOpen, jobHold, job, cv, coverLetter, history, attempt, unread, isSilent }
}

/** The submitted CV as a PDF. */
export async function printSubmitted(context: Pick<AppContext, 'db' | 'typeset'>, ref: ApplicationRef): Promise<File> {
  const sent = await findSubmitted(context.db, ref)
  if (!sent) throw refuse(tracking['GET /api/applications/:applicationId/cv'], 'notFound')
  const { cvSnapshot: body, cvTemplateVersion: templateVersion } = sent
  return { name: fileNameOf(body.personalInfo.fullName), content: await cvPdf(context, { body, templateVersion }) }
}
