import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ReportBody } from '../contract.ts'

type Funnels = {
  readonly funnel: Pick<ReportBody['funnel'], 'applications' | 'firstAnswers' | 'hires'>
  readonly employerFunnel: ReportBody['employerFunnel']
}
type Period = { readonly from: Date; readonly until: Date }

/**
 * Counts the actions of both sides on a day. A response is a change of status or a message of the employer; only the first per application counts.
 */
export async function countFunnels(db: Db, { from, until }: Period): Promise<Funnels> {
  const { rows } = await sql<ReportBody['employerFunnel']>`
    with moved as (
      select application_id, to_status from application_status_changes where changed_at >= ${from} and changed_at < ${until}
    ), answered as (
      select application_id from application_status_changes
        where changed_by = 'employer' and changed_at >= ${from} and changed_at < ${until}
      union
      select application_id from application_messages where sender = 'employer' and sent_at >= ${from} and sent_at < ${until}
    )
    select
      (select count(*)::int from employers where created_at >= ${from} and created_at < ${until}) as registrations,
      (select count(*)::int from job_postings where published_at >= ${from} and published_at < ${until}) as jobs_published,
      (select count(*)::int from applications where applied_at >= ${from} and applied_at < ${until}) as applications,
      (select count(*)::int from answered
        where not exists (select from application_status_changes earlier
            where earlier.application_id = answered.application_id and earlier.changed_by = 'employer' and earlier.changed_at < ${from})
          and not exists (select from application_messages earlier
            where earlier.application_id = answered.application_id and earlier.sender = 'employer' and earlier.sent_at < ${from})
      ) as first_answers,
      (select count(*)::int from interview_invitations
        where cancelled_at is null and booked_at is not null and updated_at >= ${from} and updated_at < ${until}) as interviews_booked,
      (select count(distinct application_id)::int from moved where to_status = 'offer') as offers,
      (select count(distinct application_id)::int from moved where to_status = 'hired') as hires`.execute(db)
  const [employerFunnel] = rows
  if (!employerFunnel) throw new TypeError('a select without a table has one row')
  const { applications, firstAnswers, hires } = employerFunnel
  return { funnel: { applications, firstAnswers, hires }, employerFunnel }
}
