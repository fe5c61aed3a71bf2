import { sql } from 'kysely'
import { listBookedWith, withOpenApplication } from '#features/interview-slots/server/public.ts'
import { isOpen } from '#features/jobs/server/public.ts'
import { dayNumber, daysAfter, daysBefore } from '#platform/contract/dates.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db } from '#platform/server/db.ts'
import type { ComingInterview, Dashboard, JobFunnel } from '../contract.ts'

const shownDays = 30

type DashboardCounts = Omit<Dashboard, 'responses' | 'interviews'>

export async function countDashboard(db: Db, employerId: string, now: Date): Promise<DashboardCounts> {
  const since = daysBefore(now, shownDays)
  const { rows } = await sql<Omit<DashboardCounts, 'waiting'> & DashboardCounts['waiting']>`
    with own as materialized (select id, is_active, expires_at from jobs where posted_by = ${employerId})
    select
      (select count(*)::int from applications application
        where application.job_id in (select id from own) and application.status = 'applied'
          and not exists (
            select from application_messages answer where answer.application_id = application.id and answer.sender = 'employer')) as new_applications,
      (select count(*)::int from application_messages message join applications application on application.id = message.application_id
        where application.job_id in (select id from own) and application.status <> 'withdrawn'
          and message.sender = 'candidate' and message.read_at is null) as unread_messages,
      (select count(*)::int from job_postings
        where employer_id = ${employerId} and state = 'open' and confirmation_requested_at is not null) as jobs_to_confirm,
      (select count(*)::int from interview_invitations invitation
        where employer_id = ${employerId} and cancelled_at is null and booked_until > ${now} and booked_at < ${daysAfter(now, 1)}
          and ${withOpenApplication}) as interviews,
      (select count(*)::int from own where is_active and (expires_at is null or expires_at > ${now})) as open_jobs,
      (select coalesce(sum(views), 0)::int from job_views
        where job_id in (select id from own) and day > ${dayNumber(since.toISOString())}) as views,
      (select count(*)::int from applications where job_id in (select id from own) and applied_at > ${since}) as applications,
      (select count(*)::int from application_status_changes change join applications application on application.id = change.application_id
        where application.job_id in (select id from own) and change.to_status = 'hired' and change.changed_at > ${since}) as hired`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new TypeError('a select without a table has one row')
  const { newApplications, unreadMessages, jobsToConfirm, interviews, ...figures } = row
  return { waiting: { newApplications, unreadMessages, jobsToConfirm, interviews }, ...figures }
}

const weekDays = 7

export async function listComing(db: Db, employerId: string, now: Date): Promise<ComingInterview[]> {
  const booked = await listBookedWith(db, employerId, { from: now, until: daysAfter(now, weekDays) })
  const today = dayNumber(now.toISOString())
  return booked.map(({ startsAt: start, ...interview }) => {
    const startsAt = start.toISOString()
    return { ...interview, startsAt, isToday: dayNumber(startsAt) === today }
  })
}

/** Stages are counted only for the jobs of this page. */
export async function listFunnels(
  db: Db,
  employerId: string,
  { now, page, limit }: Part & { readonly now: Date },
): Promise<JobFunnel[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['jobs.id as jobId', 'jobs.title', 'jobs.location', 'jobs.createdAt as postedAt'])
    .select((where) => isOpen(now)(where).$castTo<boolean>().as('isOpen'))
    .select(sql<number>`coalesce((select sum(views) from job_views where job_id = jobs.id), 0)::int`.as('views'))
    .where('jobs.postedBy', '=', employerId)
    .orderBy('isOpen', 'desc')
    .orderBy('jobs.createdAt', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const stages = await countStages(
    db,
    rows.map(({ jobId }) => jobId),
  )
  return rows.map(({ postedAt, ...row }) => ({ ...row, postedAt: postedAt.toISOString(), ...(stages.get(row.jobId) ?? none) }))
}

type Stages = Pick<JobFunnel, 'applications' | 'inReview' | 'interview' | 'offer' | 'hired'>
const none: Stages = { applications: 0, inReview: 0, interview: 0, offer: 0, hired: 0 }

/** The furthest stage that each application has ever reached. */
async function countStages(db: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, Stages>> {
  if (jobIds.length === 0) return new Map()
  const { rows } = await sql<Stages & { jobId: string }>`
    with reached as (
      select application.job_id, application.id, max(case change.to_status
        when 'in_review' then 1 when 'under_review' then 1 when 'interview' then 2 when 'offer' then 3 when 'hired' then 4 else 0 end) as stage
      from applications application left join application_status_changes change on change.application_id = application.id
      where application.job_id = any(${jobIds}::uuid[])
      group by application.job_id, application.id
    )
    select job_id, count(*)::int as applications, (count(*) filter (where stage >= 1))::int as in_review,
      (count(*) filter (where stage >= 2))::int as interview, (count(*) filter (where stage >= 3))::int as offer,
      (count(*) filter (where stage >= 4))::int as hired
    from reached group by job_id`.execute(db)
  return new Map(rows.map(({ jobId, ...stages }) => [jobId, stages]))
}

/** Counts only as far as the header is exact. */
export async function countJobs(db: Db, employerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from jobs where posted_by = ${employerId} limit 1001) counted`.execute(db)
  return rows[0]?.count ?? 0
}

export async function deleteOldViews(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('jobViews').where('day', '<=', dayNumber(until.toISOString())).execute()
}

export type Views = { readonly jobId: string; readonly day: number; readonly views: number }

/** Only for existing jobs, in the order of the key, so that two processes cannot deadlock. */
export async function addViews(db: Db, counted: readonly Views[]): Promise<void> {
  await sql`
    insert into job_views as known (job_id, day, views)
      select seen."jobId", seen.day, seen.views
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as seen ("jobId" uuid, day int, views int)
      join jobs on jobs.id = seen."jobId"
      order by 1, 2
      on conflict (job_id, day) do update set views = known.views + excluded.views`.execute(db)
}
