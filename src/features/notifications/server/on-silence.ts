import { silenceAhead } from '#features/applications/hiring-contract.ts'
import { findSilenceAhead } from '#features/applications/server/public.ts'
import { isoDateText } from '#platform/contract/dates.ts'
import { publishJob, reaction } from '#platform/server/events.ts'
import { emailDue } from '../contract.ts'
import { notify } from './notify.ts'

/** Before applications show "No response". A company without an account is not told: it cannot answer here. */
export const notifySilence = reaction('notifySilence', silenceAhead, async (context, { employerId }) => {
  const found = await findSilenceAhead(context.db, employerId, context.clock())
  if (!found?.userId) return
  await notify(context, {
    userId: found.userId,
    key: `silence-ahead-${isoDateText(context.clock().toISOString())}`,
    kind: 'application',
    title:
      found.waiting === 1
        ? '1 application is waiting for your answer'
        : `${found.waiting} applications are waiting for your answer`,
    body: 'After 30 days the candidates see “No response”.',
    link: '/employer-portal/applicants?view=table&sort=waiting',
  })
  await context.db.transaction().execute((tx) => publishJob(tx, emailDue, { kind: 'silence-reminder', subjectId: employerId }))
})
