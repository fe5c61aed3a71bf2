import { phoneKey } from '#features/cvs/rules.ts'
import { JobSnapshot } from '#features/applications/contract.ts'
import { nameOf } from '#features/saved-searches/rules.ts'
import { ago } from './insert-rows.ts'
import { changeId, messageRows, newsRows } from './candidate-news.ts'
import { demoId } from './demo-id.ts'
import type { Row } from './insert-rows.ts'
import { jobRow } from './jobs.ts'
import type { People } from './people-content.ts'
import { userId } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

type Rows = Readonly<Record<string, readonly Row[]>>

/** All data of the first candidate, by table, in the order in which the rows can be inserted. */
export function candidateRows(world: DemoWorld, people: People): Rows {
  const user_id = userId(world, 'candidate')
  const jobId = (index: number): string => demoId(world.seed, 'job', index)
  return {
    user_settings: [{ ...settings, user_id, email_digest: true, updated_at: world.anchor }],
    cvs: [cvRow(world, people)],
    applications: people.applications.map((application) => applicationRow(world, people, application)),
    application_status_changes: people.applications.flatMap((application) => changeRows(world, application)),
    application_messages: people.applications.flatMap((application) => messageRows(world, application)),
    notifications: people.applications.flatMap((application) => newsRows(world, application)),
    saved_jobs: people.savedJobs.map((job, index) => ({ user_id, job_id: jobId(job), saved_at: ago(world, index + 1) })),
    wishes: people.wishes.map(({ job, daysAgo, ...wish }, index) => ({
      ...wish,
      id: demoId(world.seed, 'wish', index),
      user_id,
      company: jobRow(world, job).company,
      is_active: true,
      created_at: ago(world, daysAgo),
    })),
    saved_searches: people.savedSearches.map(({ query, daysAgo }, index) => ({
      id: demoId(world.seed, 'search', index),
      user_id,
      name: nameOf(query),
      query,
      created_at: ago(world, daysAgo),
    })),
  }
}

const settings = {
  job_alerts: true,
  application_updates: true,
  sms_notifications: false,
  profile_visibility: true,
  show_salary_expectations: false,
  allow_recruiter_contact: true,
}

function cvRow(world: DemoWorld, { cv }: People): Row {
  const { personalInfo, ...rest } = cv
  const { email, phone } = personalInfo
  return {
    ...rest,
    id: demoId(world.seed, 'cv', 0),
    user_id: userId(world, 'candidate'),
    personal_info: personalInfo,
    template_version: 1,
    is_public: false,
    email,
    phone,
    phone_key: phoneKey(phone),
    email_verified: true,
    download_allowed: true,
    source: 'pasand',
    created_at: ago(world, 45),
    updated_at: ago(world, 31),
  }
}

type Application = People['applications'][number]

function applicationRow(world: DemoWorld, { cv }: People, { job, daysAgo, coverLetter, moves }: Application): Row {
  const last = moves.at(-1)
  return {
    id: demoId(world.seed, 'application', job),
    job_id: demoId(world.seed, 'job', job),
    user_id: userId(world, 'candidate'),
    cv_id: demoId(world.seed, 'cv', 0),
    cover_letter: coverLetter,
    status: last?.to ?? 'applied',
    cv_snapshot: cv,
    job_snapshot: snapshotOf(world, job),
    applied_at: ago(world, daysAgo),
    updated_at: ago(world, last?.daysAgo ?? daysAgo),
  }
}

/** A snapshot with the present text of the job: demo jobs are never edited. */
export function snapshotOf(world: DemoWorld, index: number): JobSnapshot {
  const row = jobRow(world, index)
  return JobSnapshot.parse({
    ...row,
    companyLogo: row.company_logo,
    jobType: row.job_type,
    experienceLevel: row.experience_level,
    salaryMin: row.salary_min,
    salaryMax: row.salary_max,
  })
}

/** The status changes of an application. The candidate makes the first one, the employer all others. */
function changeRows(world: DemoWorld, { job, daysAgo, moves }: Application): Row[] {
  const steps = [{ to: 'applied', daysAgo }, ...moves]
  return steps.map((step, index) => ({
    id: changeId(world, job, index),
    application_id: demoId(world.seed, 'application', job),
    from_status: steps[index - 1]?.to ?? null,
    to_status: step.to,
    changed_by: index === 0 ? 'candidate' : 'employer',
    changed_at: ago(world, step.daysAgo),
  }))
}
