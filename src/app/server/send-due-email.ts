import { z } from 'zod'
import { isSuspendedAddress } from '#features/auth/server/public.ts'
import { emailDue } from '#features/notifications/contract.ts'
import { event } from '#platform/contract/event.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Reaction, reaction } from '#platform/server/events.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'

type DueEmail = z.output<typeof emailDue.payload>

/** Sends due emails with the template of the feature that owns the subject. */
export function sendDueEmails(templates: readonly EmailTemplate[]): readonly Reaction[] {
  const byKind = new Map(templates.map(({ kind, write }) => [kind, write]))
  async function send(context: AppContext, { kind, subjectId, recipientId }: DueEmail): Promise<void> {
    const write = byKind.get(kind)
    if (!write) throw new Error(`no feature has a template for emails of the kind ${kind}`)
    const email = await write(context, subjectId, recipientId ?? null)
    // A suspended account gets no emails. When it is restored, its notifications show what happened meanwhile.
    if (email && !(await isSuspendedAddress(context.db, email.to))) await context.sendEmail(email)
  }
  return [reaction('sendDueEmail', emailDue, send), ...formerReactions.map((former) => translated(former, send))]
}

/**
 * Up to migration 0102 each kind of email had its own event and reaction. Jobs that are queued during an upgrade have those names, for at most thirty
 * days (`failedWork` in retention-periods.ts).
 */
const formerReactions = [
  { name: 'confirmToCandidate', eventName: 'application.receipt-due', kind: 'application-receipt' },
  { name: 'tellEmployer', eventName: 'application.submission-letter-due', kind: 'application-submission' },
  { name: 'tellWithdrawal', eventName: 'application.withdrawal-letter-due', kind: 'application-withdrawal' },
  { name: 'tellMove', eventName: 'application.move-letter-due', kind: 'application-status-change' },
  { name: 'passMessageOn', eventName: 'application.message-letter-due', kind: 'application-message' },
] as const

type Send = (context: AppContext, email: DueEmail) => Promise<void>

/** Translates a former payload: the id of the subject, whose field had different names. */
function translated({ name, eventName, kind }: (typeof formerReactions)[number], send: Send): Reaction {
  const payload = z.record(z.string(), z.uuid())
  return reaction(name, event(eventName, payload), async (context, ids) => {
    for (const subjectId of Object.values(ids)) await send(context, { kind, subjectId })
  })
}
