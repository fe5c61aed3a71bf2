import type { ApplicationParties } from '#features/applications/server/public.ts'
import { listRecipients } from '#features/employers/server/public.ts'
import { findSettings } from '#features/settings/server/public.ts'
import type { Settings } from '#features/settings/contract.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { NotificationContent } from '../content.ts'
import { type DeliveryPolicy, policyForUpdate } from '../delivery-policy.ts'
import { deliver, deliverByEmail, type DueEmail } from './notify.ts'

type AboutPerson = { readonly applicationId: string; readonly fullName: string; readonly title: string }
type EmployerNotification = {
  readonly contentOf: (about: AboutPerson) => NotificationContent
  readonly email: DueEmail
  readonly policyFor?: (switches: Settings) => DeliveryPolicy
}

/**
 * Notifies each owner and recruiter of the company by their own settings. A company without a team has no notifications and settings: it gets each
 * email at its contact address.
 */
export async function notifyEmployerOf(
  context: AppContext,
  { id, employerId, cvSnapshot, jobSnapshot }: ApplicationParties,
  { contentOf, email, policyFor = policyForUpdate }: EmployerNotification,
): Promise<void> {
  const recipients = await listRecipients(context.db, employerId)
  if (recipients.length === 0) return deliverByEmail(context, email)
  const about = { applicationId: id, fullName: cvSnapshot.personalInfo.fullName, title: jobSnapshot.title }
  for (const { id: recipientId, userId } of recipients) {
    const policy = policyFor(await findSettings(context.db, userId))
    await deliver(context, { userId, content: contentOf(about), policy, email: { ...email, recipientId } })
  }
}
