import type { ApplicationParties } from '#features/applications/server/public.ts'
import { findSettings } from '#features/settings/server/public.ts'
import type { Settings } from '#features/settings/contract.ts'
import type { Tx } from '#platform/server/db.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { NotificationContent } from '../content.ts'
import { type DeliveryPolicy, policyForUpdate } from '../delivery-policy.ts'
import { deliver } from './notify.ts'

type AboutPerson = { readonly applicationId: string; readonly fullName: string; readonly title: string }
type EmployerNotification = {
  readonly news: (about: AboutPerson) => NotificationContent
  readonly order: (tx: Tx) => Promise<void>
  readonly paceFor?: (switches: Settings) => DeliveryPolicy
}

/** A company without an account has neither a list nor switches: it gets the email, each time. */
export async function notifyEmployerOf(
  context: AppContext,
  { id, employerUserId, cvSnapshot, jobSnapshot }: ApplicationParties,
  { news, order, paceFor = policyForUpdate }: EmployerNotification,
): Promise<void> {
  if (employerUserId === null) return context.db.transaction().execute(order)
  const about = { applicationId: id, fullName: cvSnapshot.personalInfo.fullName, title: jobSnapshot.title }
  const pace = paceFor(await findSettings(context.db, employerUserId))
  await deliver(context, { userId: employerUserId, news: news(about), pace, order })
}
