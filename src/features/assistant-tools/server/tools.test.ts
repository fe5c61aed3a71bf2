import { expect, test } from 'vitest'
import { anApplication } from '#tests/factories/an-application.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'
import { callTool, describeTool, openTools } from './public.ts'

const portal = await openPortal()
const tools = openTools(portal.context)
const now = portal.context.clock()
const visitor = { kind: 'visitor' } as const

test('every tool has a unique name, a description, and a JSON schema of its input', () => {
  const described = Object.values(tools).map(describeTool)
  expect(new Set(described.map(({ name }) => name)).size).toBe(described.length)
  for (const { name, description, parameters } of described) {
    expect(name).toMatch(/^[a-z_]{3,30}$/)
    expect(description.length).toBeGreaterThan(30)
    expect(parameters).toMatchObject({ type: 'object', properties: expect.any(Object) })
  }
})

test('a tool reads with the rights of the caller', async () => {
  const { candidate, applicationId } = await anApplication(portal)
  const call = { name: 'own_applications', input: { userId: candidate.id } }
  const own = await callTool(tools, call, { caller: { kind: 'candidate', id: candidate.id }, now })
  expect(own).toMatchObject({
    data: { applications: [{ id: applicationId }] },
    links: ['/applications', `/applications/${applicationId}`],
  })
  const other = await portal.aUser()
  expect(await callTool(tools, call, { caller: { kind: 'candidate', id: other.id }, now })).toMatchObject({
    data: { applications: [] },
  })
  for (const caller of [visitor, { kind: 'employer', id: candidate.id } as const])
    expect(await callTool(tools, call, { caller, now })).toMatchObject({ refused: 'for-candidates' })
})

test('invalid input and unknown tools are refused with a message', async () => {
  const run = { caller: visitor, now }
  expect(await callTool(tools, { name: 'drop_tables', input: {} }, run)).toMatchObject({ refused: 'unknown-tool' })
  for (const input of [null, 'half JSON', { salaryMin: 'much' }, { location: 'x'.repeat(201) }])
    expect(await callTool(tools, { name: 'search_jobs', input }, run)).toMatchObject({ refused: 'bad-input' })
})

test('the links of a result belong to its data', async () => {
  const { jobId, employerId } = await aJob(portal.db, { title: 'Blacksmith', location: 'Jaipur, Rajasthan' })
  expect(await callTool(tools, { name: 'search_jobs', input: { q: 'blacksmith' } }, { caller: visitor, now })).toMatchObject({
    data: { total: '1', jobs: [{ id: jobId }] },
    links: ['/jobs?q=blacksmith', `/jobs/${jobId}`, `/companies/${employerId}`],
  })
  expect(await callTool(tools, { name: 'job_details', input: { jobId } }, { caller: visitor, now })).toMatchObject({
    data: { job: { id: jobId } },
    links: [`/jobs/${jobId}`, `/companies/${employerId}`],
  })
})
