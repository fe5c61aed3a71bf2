import { silenceAhead } from '#features/applications/hiring-contract.ts'
import { countNearSilence } from '#features/applications/server/public.ts'
import { listRecipients } from '#features/employers/server/public.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import { publishJob, reaction } from '#platform/server/events.ts'
import { emailDue } from '../contract.ts'
import { notify } from './notify.ts'

/** Notifies each owner and recruiter before applications show "No response". A company without a team cannot answer here. */
export const notifySilence = reaction('notifySilence', silenceAhead, async (context, { employerId }) => {
  const waiting = await countNearSilence(context.db, employerId, context.clock())
  if (waiting === 0) return
  for (const { id: recipientId, userId } of await listRecipients(context.db, employerId)) {
    await notify(context, {
      userId,
      key: `silence-ahead-${isoDateText(context.clock().toISOString())}`,
      kind: 'application',
      title: waiting === 1 ? '1 application is waiting for your answer' : `${waiting} applications are waiting for your answer`,
      body: 'After 30 days the candidates see “No response”.',
      link: '/employer-portal/applicants?view=table&sort=waiting',
    })
    const email = { kind: 'silence-reminder', subjectId: employerId, recipientId }
    await context.db.transaction().execute((tx) => publishJob(tx, emailDue, email))
  }
})
