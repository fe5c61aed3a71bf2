import { daysBefore } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { feedbackSubmitted, type NewFeedback } from '../contract.ts'
import { insertFeedback, isRepeated, lockSender } from './queries.ts'

/** High, because an office may share one IP address. */
const reportsFrom: RateLimit = { name: 'recruiter feedback from', per: 'network', max: 20, windowSeconds: hours(1) }

/** Limited, because nobody has proved that the address is theirs, and each report sends it an email. */
const reportsBy: RateLimit = { name: 'recruiter feedback by', per: 'email', max: 3, windowSeconds: oneDay }

/** A report from a program gets the normal answer and is not stored, so that the program learns nothing. */
export async function submitFeedback(context: AppContext, { website, ...report }: NewFeedback, ip: string): Promise<void> {
  const { db, rateLimits, clock } = context
  await rateLimits.consume([countOf(reportsFrom, ip), countOf(reportsBy, report.recruiterEmail.toLowerCase())])
  if (website !== '') return
  const content = {
    ...report,
    subcategoryId: report.subcategoryId ?? null,
    additionalInsights: report.additionalInsights || null,
  }
  const id = newId()
  const now = clock()
  await db.transaction().execute(async (tx) => {
    await lockSender(tx, report.recruiterEmail)
    // The button was pressed twice, or the report was sent again after a lost answer.
    if (await isRepeated(tx, content, daysBefore(now, 1))) return
    await insertFeedback(tx, { ...content, id, createdAt: now })
    await publish(tx, feedbackSubmitted, { feedbackId: id })
  })
}
