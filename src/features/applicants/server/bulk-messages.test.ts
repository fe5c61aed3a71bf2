import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { fillTemplate } from '../message-template.ts'

const portal = await openPortal()
const messages = 'POST /api/employer/applicants/messages'
const templates = '/api/employer/message-templates'

test('each person gets the message once, with their name and job', async () => {
  const employer = await portal.anEmployer()
  const [asha, bina] = [await portal.aUser({ firstName: 'Asha' }), await portal.aUser({ firstName: 'Bina' })]
  const first = await anApplication(portal, { employer, candidate: asha, title: 'Ward Sister' })
  const again = await anApplication(portal, { employer, candidate: asha, title: 'Porter' })
  const second = await anApplication(portal, { employer, candidate: bina, title: 'Porter' })
  const stranger = await anApplication(portal)
  const body = 'Hi {name}, about {job} at {company}: we write {soon}.'
  const applicationIds = [first, again, second, stranger].map(({ applicationId }) => applicationId)
  const request = { bulkId: randomUUID(), applicationIds, body }
  const answers = await Promise.all([employer.call(messages, request), employer.call(messages, request)])
  expect(new Set(answers.map((answer) => answer.json().sent))).toEqual(new Set([0, 2]))
  const sentTo = async ({ candidate, mine }: typeof first): Promise<string[]> =>
    (await candidate.call(`GET ${mine}/messages`)).json().map((message: { body: string }) => message.body)
  const toAsha = [...(await sentTo(first)), ...(await sentTo(again))]
  expect(toAsha).toHaveLength(1)
  expect(toAsha[0]).toMatch(/^Hi Asha, about (Ward Sister|Porter) at Lotus Care Hospital: we write \{soon\}\.$/)
  expect(await sentTo(second)).toHaveLength(1)
  expect(await sentTo(stranger)).toEqual([])
})

test('a withdrawn application is left out', async () => {
  const applied = await anApplication(portal)
  await applied.candidate.call(`POST ${applied.mine}/withdraw`)
  const request = { bulkId: randomUUID(), applicationIds: [applied.applicationId], body: 'Hello' }
  expect((await applied.employer.call(messages, request)).json()).toEqual({
    sent: 0,
    skipped: [{ applicationId: applied.applicationId, why: 'withdrawn' }],
  })
})

test('a message goes to at most a hundred people at a time', async () => {
  const employer = await portal.anEmployer()
  const request = { bulkId: randomUUID(), applicationIds: Array.from({ length: 101 }, () => randomUUID()), body: 'Hello' }
  expect((await employer.call(messages, request)).statusCode).toBe(400)
})

test('a company has up to thirty templates', async () => {
  const [employer, stranger] = [await portal.anEmployer(), await portal.anEmployer({ companyName: 'Kaveri Logistics' })]
  const made = (await employer.call(`POST ${templates}`, { name: 'Thanks', body: 'Hi {name}' })).json()
  for (let count = 1; count < 30; count++) await employer.call(`POST ${templates}`, { name: `No ${count}`, body: 'Hi' })
  expect((await employer.call(`POST ${templates}`, { name: 'One more', body: 'Hi' })).json().code).toBe('tooMany')
  expect((await stranger.call(`GET ${templates}`)).json()).toEqual([])
  expect((await stranger.call(`DELETE ${templates}/${made.id}`)).statusCode).toBe(404)
  expect((await employer.call(`DELETE ${templates}/${made.id}`)).statusCode).toBe(200)
  expect((await employer.call(`GET ${templates}`)).json()).toHaveLength(29)
})

test('a variable inside an inserted value is not replaced', () => {
  expect(fillTemplate('{name} {job}', { name: '{job}', job: '$&', company: '' })).toBe('{job} $&')
})
