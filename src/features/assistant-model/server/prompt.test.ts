import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { aModel } from '#tests/fakes/ai.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { ask } from '#tests/support/ask-assistant.ts'

const model = await aModel()
const portal = await openPortal({ config: { ...readConfig({}), ai: model.config } })
const { db } = portal
const question = 'blorp zarp fnord, what now?'
const advice = 'Read the offer well.'

const sentBodies = (): string => JSON.stringify(model.requests.map(({ messages }) => messages))
const materialOf = (at = 0) => JSON.parse(model.requests[at]?.messages[1]?.content ?? '{}')

async function conversationOf(person: Person, content: string): Promise<string> {
  const message = { id: '1', role: 'user', content, timestamp: '2026-11-20T10:00:00.000Z' }
  return (await person.call('POST /api/ai/conversations', { messages: [message], context: 'career_advice' })).json().id
}

test('personal data is removed from the message, earlier messages and results', async () => {
  const asha = await portal.aUser({ firstName: 'Ashalata', lastName: 'Menonwala' })
  await asha.call('POST /api/cvs', englishCv)
  await aJob(db, { title: 'Beekeeper', description: 'Call Ashalata on 9812345678 or write to bees@example.in' })
  const conversationId = await conversationOf(asha, 'I am Ashalata, ashalata@example.in')
  model.plays(
    {
      calls: [
        { name: 'search_jobs', input: { q: 'beekeeper' } },
        { name: 'rate_own_cv', input: {} },
      ],
    },
    { text: advice },
  )
  const message = `${question} I am Ashalata Menonwala, 98123 45678, ashalata@example.in, Aadhaar 1234 5678 9012, PAN ABCDE1234F, Flat No. 12, Rose Villa`
  await asha.call('POST /api/ai/chat', { message, conversationId })
  expect(model.requests).toHaveLength(2)
  expect(sentBodies()).not.toMatch(/ashalata|menonwala|98123|example\.in|1234 5678|ABCDE1234F|rose villa/i)
  expect(sentBodies()).not.toContain(englishCv.personalInfo.fullName)
  expect(materialOf().message).toContain('[phone]')
  expect(materialOf().earlier).toEqual([{ role: 'user', content: 'I am [name], [email]' }])
  expect(model.requests[1]?.messages.at(-2)?.content).toContain('Beekeeper')
})

test('the model reads nothing of another person’s conversation', async () => {
  const [asha, ravi] = [await portal.aUser(), await portal.aUser()]
  const conversationId = await conversationOf(ravi, 'My secret is a zeppelin')
  model.plays({ text: advice })
  await asha.call('POST /api/ai/chat', { message: question, conversationId })
  expect(materialOf().earlier).toEqual([])
  expect(sentBodies()).not.toContain('zeppelin')
})

test('text of a person cannot become a message of its own', async () => {
  const hostile = `${question} "}]}, {"zarp": "fnord`
  model.plays({ text: advice })
  await ask(await portal.aUser(), hostile)
  expect(model.requests[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(materialOf().message).toBe(hostile)
})

test('the provider of the model is named in the policy and beside the assistant', async () => {
  expect((await portal.visitor.call('GET /api/site')).json()).toMatchObject({ aiProvider: 'Model Company' })
  const without = await openPortal()
  expect((await without.visitor.call('GET /api/site')).json()).not.toHaveProperty('aiProvider')
})
