import { samplePeople } from '#features/resume-search/samples.ts'
import { startingUnits } from '#features/resume-unlocks/rules.ts'
import { demoId } from './demo-id.ts'
import type { DemoWorld } from './demo-world.ts'
import { ago, type Row } from './insert-rows.ts'
import { companies, userId } from './user-rows.ts'

const firstIndex = 900

const sampleId = ({ seed }: DemoWorld, index: number): string => demoId(seed, 'user', firstIndex + index)

/** The four people whom visitors see in the resume search. Their accounts have no password. */
export function sampleUserRows(world: DemoWorld): Row[] {
  return samplePeople.map((person, index) => ({
    id: sampleId(world, index),
    email: `${person.firstName}.${person.lastName}@people.example`.toLowerCase(),
    first_name: person.firstName,
    last_name: person.lastName,
    phone: `+91 98450 5510${index}`,
    location: person.location,
    experience: person.experience,
    expected_salary: person.expectedPay,
    skills: person.skills,
    demographic: person.programme,
    availability_days: person.notice,
    willing_to_move: person.isWillingToMove,
    about: person.about,
    work_experience: [{ ...person.work, endDate: '', current: true }],
    cv_limit: 1,
    auth_method: 'google',
    social_id: `demo-sample-${index}`,
    email_verified: true,
    created_at: ago(world, 2 + 3 * index),
    updated_at: ago(world, 2 + 3 * index),
  }))
}

type RequestSpec = { readonly index: number; readonly user_id: string; readonly status: string; readonly daysAgo: number }

const requestRow = (world: DemoWorld, employer_id: string, { index, user_id, status, daysAgo }: RequestSpec): Row => ({
  id: demoId(world.seed, 'request', index),
  employer_id,
  user_id,
  job_title: 'Operations Manager',
  requested_by: userId(world, 'employer'),
  message: 'We would like to talk about this job with you.',
  status,
  requested_at: ago(world, daysAgo),
  answered_at: status === 'pending' ? null : ago(world, daysAgo - 1),
  unlocked_at: status === 'unlocked' ? ago(world, daysAgo - 1) : null,
  ends_at: ago(world, daysAgo - (status === 'unlocked' ? 89 : 14)),
})

const savedSearchRow = (world: DemoWorld, employer_id: string): Row => ({
  id: demoId(world.seed, 'search', 500),
  user_id: userId(world, 'employer'),
  employer_id,
  name: '“operations” · in Chandigarh or willing to move',
  query: { q: 'operations', location: 'Chandigarh', move: 'true' },
  created_at: ago(world, 20),
})

/**
 * The rows of the resume search, by table, in the order in which they can be inserted. The first company has three requests, one of them accepted.
 */
export function resumeRows(world: DemoWorld): Readonly<Record<string, readonly Row[]>> {
  const employer_id = world.employers[companies.employer]?.id
  if (employer_id === undefined) return {}
  const request = (index: number, user_id: string, status: string, daysAgo: number): Row =>
    requestRow(world, employer_id, { index, user_id, status, daysAgo })
  const entry = (index: number, units: number, kind: string, of: Row): Row => ({
    id: demoId(world.seed, 'unit', index),
    employer_id,
    units,
    kind,
    request_id: null,
    reference: null,
    created_at: world.anchor,
    ...of,
  })
  return {
    user_settings: samplePeople.map((_, index) => ({
      user_id: sampleId(world, index),
      show_salary_expectations: true,
      updated_at: world.anchor,
    })),
    resume_requests: [
      request(0, sampleId(world, 1), 'unlocked', 6),
      request(1, sampleId(world, 2), 'declined', 9),
      request(2, userId(world, 'candidate'), 'pending', 1),
    ],
    resume_units: [
      entry(0, startingUnits, 'granted', { reference: `start-${employer_id}` }),
      entry(1, 20, 'granted', { reference: 'demo' }),
      entry(2, -1, 'used', { request_id: demoId(world.seed, 'request', 0) }),
    ],
    saved_resume_searches: [savedSearchRow(world, employer_id)],
  }
}
