import { isHidden } from '#features/applications/blind-rules.ts'
import { mayWrite as mayBeWritten } from '#features/applications/rules.ts'
import { insertThreadMessage } from '#features/applications/server/public.ts'
import { logAction } from '#features/employers/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import type { BulkAnswer, NewBulkMessage } from '../message-contract.ts'
import { fillTemplate, salutationOf } from '../message-template.ts'
import { insertRecipient, listPastRecipients, lockRecipients } from './message-queries.ts'
import { bulkMessagesSent } from './rate-limits.ts'

/** Sends the message in one transaction: to everyone who is named, or to nobody. */
export async function sendBulkMessage(
  context: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  by: EmployerCaller,
  { bulkId, applicationIds, body }: NewBulkMessage,
): Promise<BulkAnswer> {
  const counts = [countOf(bulkMessagesSent, by.id)]
  await context.rateLimits.check(counts)
  const ids = [...new Set(applicationIds)]
  const answer = await context.db.transaction().execute(async (tx) => {
    const rows = await lockRecipients(tx, by.employerId, ids)
    const recipients = new Set(await listPastRecipients(tx, bulkId))
    const found = new Set(rows.map(({ id }) => id))
    const skipped: BulkAnswer['skipped'] = ids
      .filter((id) => !found.has(id))
      .map((applicationId) => ({ applicationId, why: 'notFound' }))
    let sent = 0
    for (const row of rows) {
      const { id: applicationId, userId, status, cvSnapshot, title } = row
      if (!mayBeWritten(status)) skipped.push({ applicationId, why: 'withdrawn' })
      else if (recipients.has(userId)) skipped.push({ applicationId, why: 'alreadySent' })
      else {
        const name = salutationOf(cvSnapshot.personalInfo.fullName, isHidden(row))
        const text = fillTemplate(body, { name, job: title, company: by.name }).slice(0, longestMessage)
        const message = await insertThreadMessage(tx, { applicationId, sender: 'employer', body: text }, context.clock())
        await insertRecipient(tx, { bulkId, userId, messageId: message.id })
        recipients.add(userId)
        sent += 1
      }
    }
    const action = sent === 1 ? 'wrote to an applicant' : `wrote to ${sent} applicants`
    if (sent > 0) await logAction(tx, { employerId: by.employerId, userId: by.id, action }, context.clock())
    return { sent, skipped }
  })
  if (answer.sent > 0) await context.rateLimits.add(counts, answer.sent)
  return answer
}

/** A little longer than the limit for the typed text, because of the inserted names. */
const longestMessage = 4_000
