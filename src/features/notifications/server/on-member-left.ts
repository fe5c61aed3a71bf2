import { memberLeft } from '#features/employers/team-contract.ts'
import { reaction } from '#platform/server/events.ts'
import { deleteNotificationsOf } from './queries.ts'

/** Notifications of a team member name applicants, so they are deleted when the person leaves the team. */
export const forgetFormerMember = reaction('forgetFormerMember', memberLeft, ({ db }, member) =>
  deleteNotificationsOf(db, member),
)
