import type { ApplicationParties } from '#features/applications/server/public.ts'
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

/** A company without an account has neither notifications nor settings: it gets each email. */
export async function notifyEmployerOf(
  context: AppContext,
  { id, employerUserId, cvSnapshot, jobSnapshot }: ApplicationParties,
  { contentOf, email, policyFor = policyForUpdate }: EmployerNotification,
): Promise<void> {
  if (employerUserId === null) return deliverByEmail(context, email)
  const about = { applicationId: id, fullName: cvSnapshot.personalInfo.fullName, title: jobSnapshot.title }
  const policy = policyFor(await findSettings(context.db, employerUserId))
  await deliver(context, { userId: employerUserId, content: contentOf(about), policy, email })
}
