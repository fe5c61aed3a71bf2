import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { isHidden } from '#features/applications/blind-rules.ts'
import { openStatuses } from '#features/applications/rules.ts'
import { findSubmitted, lockReceived } from '#features/applications/server/public.ts'
import { hasInterviewerAddon, logAction } from '#features/employers/server/public.ts'
import type { Kit } from '#features/interviewer-kits/contract.ts'
import { findKit, findKitOfJob, isOwnJob, standardKit } from '#features/interviewer-kits/server/public.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { interviewSessions, type NewSession, sessionScheduled } from '../contract.ts'
import type { InterviewSession } from '../session-schemas.ts'
import { linkDays } from '../rules.ts'
import { linkOf } from './candidate-access.ts'
import { presentSession } from './present-session.ts'
import { findJobTitle, findSession, hasOpenSession, insertSession } from './session-queries.ts'

/** Limited, because each link is emailed to a person who may not know us. */
export const linksEmailed: RateLimit = { name: 'AI interview links', per: 'company', max: 200, windowSeconds: oneDay }

const call = interviewSessions['POST /api/interviews']
type ScheduleContext = Pick<AppContext, 'db' | 'clock' | 'rateLimits' | 'keyFor' | 'sites'>
type WithLink = InterviewSession & { readonly link: string | null }

/** Stores the interview and queues its email in one transaction. */
export async function scheduleSession(context: ScheduleContext, by: EmployerCaller, input: NewSession): Promise<WithLink> {
  const { db, clock, rateLimits } = context
  const now = clock()
  const { employerId } = by
  if (!(await hasInterviewerAddon(db, employerId, now))) throw refuse(call, 'noAddon')
  await rateLimits.consume([countOf(linksEmailed, employerId)])
  const id = randomUUID()
  const row = await db.transaction().execute(async (tx) => {
    const about = await aboutOf(tx, employerId, input)
    const kit = await kitFor(tx, employerId, { kitId: input.kitId, jobId: about.jobId })
    const times = { createdAt: now, updatedAt: now, linkExpiresAt: daysAfter(now, linkDays) }
    await insertSession(tx, {
      id,
      employerId,
      kit,
      hasLiveScores: input.hasLiveScores,
      language: input.language,
      ...about,
      ...times,
    })
    if (about.candidateEmail) await publish(tx, sessionScheduled, { sessionId: id, serial: 1 })
    await logAction(tx, { employerId, userId: by.id, action: 'scheduled an AI interview', about: about.role }, now)
    return assertDefined(await findSession(tx, id), 'the interview')
  })
  return { ...presentSession(row, now), link: row.candidateEmail ? null : linkOf(context, row) }
}

type SessionSubject = {
  readonly candidate: string
  readonly candidateEmail: string | null
  readonly role: string
  readonly jobId: string | null
  readonly applicationId: string | null
}

async function aboutOf(tx: Tx, employerId: string, input: NewSession): Promise<SessionSubject> {
  const { applicationId, jobId, candidate = '', candidateEmail, role = '' } = input
  if (applicationId) return aboutApplicant(tx, employerId, { ...input, applicationId })
  if (jobId && !(await isOwnJob(tx, { jobId, employerId }))) throw refuse(call, 'noJob')
  return { candidate, candidateEmail: candidateEmail ?? null, role, jobId: jobId ?? null, applicationId: null }
}

/** Allows one open interview per applicant. The application is locked meanwhile. */
async function aboutApplicant(
  tx: Tx,
  employerId: string,
  { applicationId, role }: NewSession & { readonly applicationId: string },
): Promise<SessionSubject> {
  await lockReceived(tx, employerId, [applicationId])
  const sent = await findSubmitted(tx, { applicationId, of: { employerId } })
  if (!sent) throw refuse(call, 'noApplication')
  if (isHidden(sent)) throw refuse(call, 'hidden')
  if (!isUndecided(sent.status)) throw refuse(call, 'closed')
  if (await hasOpenSession(tx, applicationId)) throw refuse(call, 'alreadyScheduled')
  const { fullName, email } = sent.cvSnapshot.personalInfo
  return {
    candidate: fullName,
    candidateEmail: email || null,
    role: role ?? (await findJobTitle(tx, sent.jobId)),
    jobId: sent.jobId,
    applicationId,
  }
}

const isUndecided = (status: ApplicationStatus): boolean => openStatuses.some((one) => one === status)

type KitChoice = { readonly kitId: string | undefined; readonly jobId: string | null }

/** The selected kit, else the kit of the job, else the standard kit, without the fields of the company's own list. */
async function kitFor(tx: Tx, employerId: string, { kitId, jobId }: KitChoice): Promise<Kit> {
  const chosen = kitId ? await findKit(tx, { kitId, employerId }) : null
  if (kitId && !chosen) throw refuse(call, 'noKit')
  const own = chosen ?? (jobId ? await findKitOfJob(tx, { jobId, employerId }) : null)
  if (!own) return standardKit()
  const { jobId: _job, updatedAt: _updated, ...kit } = own
  return kit
}
