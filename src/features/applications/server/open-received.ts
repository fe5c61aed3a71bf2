import { recordView } from '#features/privacy/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Tx } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { hiring, type ReceivedApplicationDetail } from '../hiring-contract.ts'
import { isHidden } from '../blind-rules.ts'
import { nextStatuses, withoutContact } from '../rules.ts'
import { findReceived } from './hiring-queries.ts'
import { type SubmittedApplication, shownBriefly } from './submitted-queries.ts'

/** The part of an application that the employer may see: after a withdrawal, no contact details. */
export function allowed({
  status,
  cvSnapshot,
}: Pick<SubmittedApplication, 'status' | 'cvSnapshot'>): SubmittedApplication['cvSnapshot'] {
  return status === 'withdrawn' ? withoutContact(cvSnapshot) : cvSnapshot
}

type VisibleApplication = Pick<SubmittedApplication, 'status' | 'userId' | 'isBlind' | 'shortlistedAt'>
type OpenedApplication = { readonly sent: VisibleApplication; readonly by: Pick<EmployerCaller, 'employerId' | 'name'> }

/** Records the opening and what was shown, so that the candidate can see it. */
export async function noteLook(tx: Tx, { sent, by: { employerId, name } }: OpenedApplication, now: Date): Promise<void> {
  const { userId, status } = sent
  const look = { at: { userId }, by: { kind: 'employer', id: employerId, name } } as const
  await recordView(tx, { ...look, what: 'cv' }, now)
  if (status !== 'withdrawn' && !isHidden(sent)) await recordView(tx, { ...look, what: 'contact' }, now)
}

export async function openReceived(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  by: EmployerCaller,
  applicationId: string,
): Promise<ReceivedApplicationDetail> {
  return db.transaction().execute(async (tx) => {
    const row = await findReceived(tx, by.employerId, applicationId)
    if (!row) throw refuse(hiring['GET /api/employer/applications/:applicationId'], 'notFound')
    await noteLook(tx, { sent: row, by }, clock())
    const { jobTitle, unread, history, status, coverLetter } = row
    return {
      ...shownBriefly(row),
      jobTitle,
      unread,
      history,
      cv: allowed(row),
      // Removed after a withdrawal, because people write phone numbers into it.
      coverLetter: status === 'withdrawn' ? null : coverLetter,
      next: [...nextStatuses(status, 'employer')],
    }
  })
}
