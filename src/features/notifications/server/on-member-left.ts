import { memberLeft } from '#features/employers/team-contract.ts'
import { reaction } from '#platform/server/events.ts'
import { deleteNotificationsOf } from './queries.ts'

/** What was told to somebody as a member of a team names its applicants, so it does not stay with a person who has left. */
export const forgetFormerMember = reaction('forgetFormerMember', memberLeft, ({ db }, member) =>
  deleteNotificationsOf(db, member),
)
