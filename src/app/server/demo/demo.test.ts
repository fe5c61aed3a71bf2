import { expect, test } from 'vitest'
import { openPortal, type Person } from '#tests/portal.ts'
import type { PostingList } from '#features/job-posting/contract.ts'
import { keepDemoDocument } from './demo-document.ts'
import { usualJobs } from './load-demo.ts'
import { loadDemoWhenEmpty } from './load-when-empty.ts'
import { demoSignIns } from './sign-ins.ts'

const now = new Date()
const portal = await openPortal()
await loadDemoWhenEmpty({ ...portal, searchPool: portal.context.searchPool }, now)

async function signedIn(name: keyof typeof demoSignIns): Promise<Person['call']> {
  const { email, password } = demoSignIns[name]
  return portal.withCookie(await portal.visitor.call('POST /api/auth/login', { email, password }))
}

type Count = Readonly<Record<string, number>>

async function counted(question: string): Promise<Count> {
  const { rows } = await portal.pool.query<{ name: string; count: number }>(question)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

test('more than two thousand jobs are open, at sixty or more companies in forty or more cities', async () => {
  const { jobs, companies, cities } = (await portal.visitor.call('GET /api/jobs/figures')).json()
  expect(jobs).toBeGreaterThanOrEqual(2_000)
  expect(companies).toBeGreaterThanOrEqual(60)
  expect(cities).toBeGreaterThanOrEqual(40)
})

test('every code of the specification occurs, and a few percent of the jobs are urgent', async () => {
  const demographics = await counted('select unnest(demographics) as name, count(*)::int from jobs group by 1')
  expect(Object.keys(demographics).toSorted()).toEqual([
    'early_joiner',
    'female_professional',
    'fresher',
    'immediate_joiner',
    'management_trainee',
    'returning_mother',
    'veteran',
  ])
  const types = await counted('select job_type as name, count(*)::int from jobs group by 1')
  expect(Object.keys(types).toSorted()).toEqual(['contract', 'full-time', 'internship', 'part-time'])
  const levels = await counted('select experience_level as name, count(*)::int from jobs group by 1')
  expect(Object.keys(levels).toSorted()).toEqual(['entry', 'mid', 'senior'])
  const { urgent = 0 } = await counted(`select 'urgent' as name, count(*)::int from jobs where urgent_hiring`)
  expect(urgent / usualJobs).toBeGreaterThan(0.05)
  expect(urgent / usualJobs).toBeLessThan(0.09)
})

test('some jobs are closed, some expired, and some state only one end of the pay or none', async () => {
  const kinds = await counted(`select 'closed' as name, count(*)::int from jobs where not is_active
    union all select 'expired', count(*)::int from jobs where expires_at < now()
    union all select 'from', count(*)::int from jobs where salary_max is null and salary_min is not null
    union all select 'up to', count(*)::int from jobs where salary_min is null and salary_max is not null
    union all select 'unstated', count(*)::int from jobs where salary_min is null and salary_max is null`)
  expect(Object.keys(kinds)).toHaveLength(5)
  expect(Object.entries(kinds).filter(([, count]) => count <= 20)).toEqual([])
})

test('the list shows no closed or expired job', async () => {
  const hidden = await portal.pool.query<{ id: string }>('select id from jobs where not is_active or expires_at <= now()')
  const ids = new Set(hidden.rows.map(({ id }) => id))
  for (const page of [1, 5, 10]) {
    const shown: { id: string }[] = (await portal.visitor.call(`GET /api/jobs?limit=100&page=${page}`)).json()
    expect(shown).toHaveLength(100)
    expect(shown.filter(({ id }) => ids.has(id))).toEqual([])
  }
})

test('the fresher has no CV', async () => {
  const fresher = await signedIn('fresher')
  expect((await fresher('GET /api/cvs/my-cv')).json()).toBeNull()
})

test('the ratings of the first company average 4.2', async () => {
  const { rows } = await portal.pool.query(
    `select round(avg(rating), 1)::text as mean from company_ratings join employers on employers.id = employer_id
     where contact_email = $1 and status = 'published'`,
    [demoSignIns.employer.email],
  )
  expect(rows).toEqual([{ mean: '4.2' }])
})

test.each(['employer', 'hospital'] as const)(
  'the %s has signed in for a company with open jobs and may post more',
  async (name) => {
    const { rows } = await portal.pool.query<{ used: number; limit: number }>(
      `select job_posting_used as used, job_posting_limit as limit from employers
     join users on users.id = employers.user_id where users.email = $1`,
      [demoSignIns[name].email],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.used).toBeGreaterThan(0)
    expect(rows[0]?.limit).toBeGreaterThan(rows[0]?.used ?? Infinity)
  },
)

test('the support team has ratings to read and messages to answer', async () => {
  const staff = await portal.aStaffMember('support')
  expect((await staff.call('GET /api/admin/company-ratings')).json()).toHaveLength(3)
  expect((await staff.call('GET /api/admin/contact-messages')).json()).toHaveLength(2)
})

test('nothing of an unverified company is public; its waiting job is published when staff verify the company', async () => {
  const { rows } = await portal.pool.query(
    'select from jobs join employers on employers.id = posted_by where not is_verified and is_active',
  )
  expect(rows).toEqual([])
  const newcomer = await signedIn('newcomer')
  const postings = async () => (await newcomer('GET /api/employer/postings')).json<PostingList>()
  expect((await postings()).counts).toEqual({ waiting: 1, draft: 1 })
  const staff = await portal.aStaffMember('sales')
  const [waiting] = (await staff.call('GET /api/admin/company-verifications')).json<{ id: string; companyName: string }[]>()
  expect(waiting?.companyName).toBe('Godavari Agro Foods')
  await keepDemoDocument(portal.context.storage)
  const document = await staff.call(`GET /api/admin/company-verifications/${waiting?.id}/document`)
  expect(document.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  await staff.call(`PUT /api/admin/company-verifications/${waiting?.id}`, { status: 'approved' })
  await portal.settle()
  await portal.settle()
  expect((await postings()).counts).toEqual({ open: 1, draft: 1 })
  const found = (await portal.visitor.call('GET /api/jobs?q=Production+Supervisor+Godavari')).json<{ title: string }[]>()
  expect(found[0]?.title).toBe('Production Supervisor')
})

test('a job with three reports is on hold and in the queue of staff', async () => {
  const { rows } = await portal.pool.query<{ id: string; isActive: boolean }>(
    `select job_postings.id, is_active as "isActive" from job_postings join jobs using (id) where state = 'held'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.isActive).toBe(false)
  const staff = await portal.aStaffMember('support')
  const [reported] = (await staff.call('GET /api/admin/job-reports')).json<{ jobId: string; reports: unknown[] }[]>()
  expect(reported).toMatchObject({ jobId: rows[0]?.id })
  expect(reported?.reports).toHaveLength(3)
})

test('changes that somebody has made are kept', async () => {
  expect(await loadDemoWhenEmpty({ ...portal, searchPool: portal.context.searchPool }, now)).toBe(false)
})
