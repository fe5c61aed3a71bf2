import { expect, test } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { OwnKit } from '../contract.ts'
import { mostKits } from '../rules.ts'

const portal = await openPortal()
const { db } = portal

async function withAddon() {
  const owner = await portal.anEmployer()
  await db.updateTable('employers').set({ interviewerAddonActive: true }).where('id', '=', owner.employerId).execute()
  return owner
}
const copy = ({ call }: Person, body: object = {}) => call('POST /api/interviewer/kits', body)

test('everybody can read the public kit, which has no rating instructions; employers can read the whole kit', async () => {
  const open = (await portal.visitor.call('GET /api/interviewer/kit/public')).json()
  expect(open.rubric[0]).toEqual({ competency: 'Ownership', weight: 0.25 })
  expect(Object.keys(open.questions[0]).toSorted()).toEqual(['competency', 'id', 'text', 'timeLimit'])
  expect(JSON.stringify(open)).not.toMatch(/followUps|anchors|expectsMetrics|warmUp/)
  const whole = (await (await portal.anEmployer()).call('GET /api/interviewer/kit')).json()
  expect(whole.rubric[0].anchors).toHaveLength(5)
})

test('a company edits its own copy; each change is a new version, and a change based on an old version is refused', async () => {
  const owner = await withAddon()
  const made = await copy(owner)
  const { id, version, jobId: _job, updatedAt: _at, ...content } = made.json<OwnKit>()
  expect([made.statusCode, version]).toEqual([201, 1])
  const change = (name: string, from: number, by: Person = owner) =>
    by.call(`PUT /api/interviewer/kits/${id}`, { version: from, content: { ...content, name } })
  const both = await Promise.all([change('For the wards', 1), change('For drivers', 1)])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await owner.call('GET /api/interviewer/kits')).json()).toMatchObject([{ id, version: 2 }])
  const wrong = { version: 2, content: { ...content, rubric: content.rubric.slice(1) } }
  expect((await owner.call(`PUT /api/interviewer/kits/${id}`, wrong)).statusCode).toBe(400)
  expect((await change('Not mine', 2, await withAddon())).statusCode).toBe(404)
  expect((await owner.call(`DELETE /api/interviewer/kits/${id}`)).statusCode).toBe(200)
  expect((await owner.call('GET /api/interviewer/kits')).json()).toEqual([])
})

test('a kit is for a job of the company, one per job; without the add-on there is none', async () => {
  const owner = await withAddon()
  const { jobId } = await aJob(db, { postedBy: owner.employerId })
  const answers = await Promise.all([copy(owner, { jobId }), copy(owner, { jobId })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await copy(owner, { jobId: (await aJob(db)).jobId })).json()).toMatchObject({ code: 'noJob' })
  expect((await copy(await portal.anEmployer())).json()).toMatchObject({ code: 'noAddon' })
  await Promise.all(Array.from({ length: mostKits + 2 }, () => copy(owner)))
  expect((await owner.call('GET /api/interviewer/kits')).json()).toHaveLength(mostKits)
})
