import { allowed, findAnswers, findHiringSettings, findReceived, noteLook } from '#features/applications/server/public.ts'
import { nextStatuses } from '#features/applications/rules.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { type ApplicantPage, assessment } from '../assessment-contract.ts'
import { defaultCompetencies } from '../rules.ts'
import { listNotes, listScorecards } from './assessment-queries.ts'
import { mayWrite } from './list-applicants.ts'
import { listApplicantsById } from './list-queries.ts'
import { shownApplicant } from './show-applicant.ts'

/** Opens an application and records it, so that the candidate can see who has opened it. */
export async function openApplicant(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  by: EmployerCaller,
  applicationId: string,
): Promise<ApplicantPage> {
  return db.transaction().execute(async (tx) => {
    const row = await findReceived(tx, by.employerId, applicationId)
    const [listed] = await listApplicantsById(tx, by.employerId, [applicationId])
    if (!row || !listed) throw refuse(assessment['GET /api/employer/applicants/:applicationId'], 'notFound')
    await noteLook(tx, { sent: row, by }, clock())
    const settings = await findHiringSettings(tx, { jobId: row.jobId, employerId: by.employerId })
    const competencies = settings?.competencies ?? []
    const { id, jobId, status, history, jobTitle, unread, jobSnapshot } = row
    return {
      id,
      jobId,
      status,
      history,
      jobTitle,
      unread,
      appliedAt: row.appliedAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      cv: allowed(row),
      // Removed after a withdrawal, because people write phone numbers into it.
      coverLetter: status === 'withdrawn' ? null : row.coverLetter,
      next: mayWrite(by) ? [...nextStatuses(listed.status, 'employer')] : [],
      applicant: shownApplicant(listed, mayWrite(by)),
      job: jobSnapshot,
      notes: await listNotes(tx, applicationId, by.id),
      scorecards: await listScorecards(tx, applicationId, by.id),
      answers: ((await findAnswers(tx, [applicationId])).get(applicationId) ?? []).map((one) =>
        one.question.kind === 'text' ? { ...one, answer: row.hide(one.answer) } : one,
      ),
      competencies: competencies.length > 0 ? competencies : [...defaultCompetencies],
      mayWrite: mayWrite(by),
    }
  })
}
