import { expect, test } from 'vitest'
import { anInterview, anInterviewer } from '#tests/factories/an-interview.ts'
import { generalAnswer, strongAnswer } from '#tests/interviews/answers.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { MockInterview, MockSummary } from '../contract.ts'
import { mostKept } from '../rules.ts'

let now = new Date()
const portal = await openPortal({ clock: () => now })
const later = (minutes: number): void => void (now = new Date(now.getTime() + minutes * 60_000))
const fintech = { industry: 'bfsi', roleArea: 'fintech', level: 'fresher' }
const path = '/api/mock-interviews'

const start = async ({ call }: Person, choice: object = fintech): Promise<MockInterview> =>
  (await call(`POST ${path}`, choice)).json()
const list = async ({ call }: Person): Promise<MockSummary[]> => (await call(`GET ${path}`)).json()
const answer = (person: Person, { id, current }: MockInterview, text: string) =>
  person.call(`POST ${path}/${id}/answer`, { turn: current?.turn, text })

async function answerAll(person: Person, mock: MockInterview, text: string): Promise<MockInterview> {
  let at = mock
  while (at.current) at = (await answer(person, at, text)).json()
  return at
}

test('six questions one after the other; after each one the expected answer is shown, with a score and advice', async () => {
  const asha = await portal.aUser()
  const mock = await start(asha)
  expect(mock).toMatchObject({ ...fintech, status: 'in_progress', total: 6, answered: 0, feedback: [], weightedScore: null })
  expect(JSON.stringify(mock)).not.toMatch(/expectedAnswer|assessmentCriteria|anchors/)
  const ended = await answerAll(asha, mock, strongAnswer)
  expect(ended).toMatchObject({ status: 'completed', answered: 6, current: null })
  expect(ended.feedback).toHaveLength(6)
  for (const { expectedAnswer, assessmentCriteria, advice, score, quotes } of ended.feedback) {
    expect(expectedAnswer.length * assessmentCriteria.length * advice.length).toBeGreaterThan(0)
    expect(score === null || quotes.length > 0).toBe(true)
    expect(quotes.filter((quote) => !strongAnswer.includes(quote))).toEqual([])
  }
  expect((await list(asha))[0]).toMatchObject({ id: mock.id, answered: 6, weightedScore: ended.weightedScore })
})

test('a vague answer gets one follow-up question; skipping scores nothing, and ending twice changes nothing', async () => {
  const asha = await portal.aUser()
  const mock = await start(asha, { industry: 'technology_digital', roleArea: 'software_development', level: 'mid' })
  const vague: MockInterview = (await answer(asha, mock, generalAnswer)).json()
  expect(vague.current).toMatchObject({ kind: 'follow-up', text: 'What did you do yourself, step by step?' })
  const second: MockInterview = (await answer(asha, vague, strongAnswer)).json()
  expect(second.feedback).toMatchObject([{ answer: generalAnswer, followUpAnswer: strongAnswer, score: 8 }])
  const skip = () => asha.call(`POST ${path}/${mock.id}/skip`, { turn: second.current?.turn })
  expect((await skip()).json()).toMatchObject({ answered: 1, feedback: [{ score: 8 }, { outcome: 'skipped', score: null }] })
  expect((await skip()).json()).toMatchObject({ code: 'moved' })
  const end = () => asha.call(`POST ${path}/${mock.id}/end`)
  const first = (await end()).json()
  later(1)
  expect(first).toMatchObject({ status: 'completed', answered: 1, weightedScore: 8 })
  expect((await end()).json()).toEqual(first)
})

test('an answer is stored once, however often it is sent at the same moment', async () => {
  const asha = await portal.aUser()
  const mock = await start(asha)
  const sent = await Promise.all([1, 2, 3].map(() => answer(asha, mock, strongAnswer)))
  expect(sent.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('one interview runs at a time: the same choice continues it, another ends it, and a new round has other questions', async () => {
  const asha = await portal.aUser()
  const both = await Promise.all([start(asha), start(asha)])
  expect(both[0].id).toBe(both[1].id)
  later(1)
  await answer(asha, both[0], strongAnswer)
  const other = await start(asha, { ...fintech, roleArea: null })
  expect((await list(asha)).map(({ id, status }) => [id, status])).toEqual([
    [other.id, 'in_progress'],
    [both[0].id, 'completed'],
  ])
  later(1)
  expect((await start(asha)).current?.text).not.toBe(both[0].current?.text)
})

test('the number of kept interviews is limited, and each can be deleted', async () => {
  const asha = await portal.aUser()
  const { id } = await start(asha)
  const { rows } = await portal.pool.query('select kit from mock_interviews where id = $1', [id])
  for (let at = 0; at < mostKept; at++)
    await portal.pool.query(
      `insert into mock_interviews (id, user_id, industry, level, kit, status, created_at)
       select gen_random_uuid(), user_id, industry, level, $2, 'completed', created_at - interval '1 day' from mock_interviews where id = $1`,
      [id, JSON.stringify(rows[0]?.kit)],
    )
  later(1)
  await start(asha, { ...fintech, level: 'mid' })
  expect(await list(asha)).toHaveLength(mostKept)
  expect((await asha.call(`DELETE ${path}/${id}`)).json()).toEqual({ deleted: true })
  expect((await asha.call(`DELETE ${path}/${id}`)).statusCode).toBe(404)
  expect((await asha.call(`GET ${path}/${id}`)).statusCode).toBe(404)
})

test('nobody else can read it, and it changes no figure or list of an employer', async () => {
  const owner = await anInterviewer(portal)
  const asha = await portal.aUser()
  await anInterview(portal, owner, { candidateEmail: asha.email })
  const reads = ['/api/interviews', '/api/interviews/summary', '/api/employer/dashboard', '/api/employer/applicants']
  const seen = async (): Promise<unknown[]> => Promise.all(reads.map(async (read) => (await owner.call(`GET ${read}`)).body))
  const before = await seen()
  const ended = await answerAll(asha, await start(asha), strongAnswer)
  expect(ended.weightedScore).not.toBeNull()
  expect(await seen()).toEqual(before)
  const stranger = await portal.aUser()
  for (const person of [stranger, owner]) {
    expect([403, 404]).toContain((await person.call(`GET ${path}/${ended.id}`)).statusCode)
    expect([403, 404]).toContain((await person.call(`POST ${path}/${ended.id}/end`)).statusCode)
    expect((await person.call(`GET /api/interviews/${ended.id}`)).body).not.toContain('shelves')
  }
  await portal.settle()
  expect(portal.emails.filter(({ text }) => text.includes('shelves'))).toEqual([])
})
