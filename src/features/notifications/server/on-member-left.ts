import { sql } from 'kysely'
import { memberLeft } from '#features/employers/team-contract.ts'
import { reaction } from '#platform/server/events.ts'

/** What was told to somebody as a member of a team names its applicants, so it does not stay with a person who has left. */
export const forgetFormerMember = reaction('forgetFormerMember', memberLeft, async ({ db }, { employerId, userId }) => {
  await sql`
    delete from notifications where user_id = ${userId} and application_id in (
      select applications.id from applications join jobs on jobs.id = applications.job_id where jobs.posted_by = ${employerId})`.execute(
    db,
  )
})
