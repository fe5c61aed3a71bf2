import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const list = 'GET /api/employer/applicants'

test('the list is filtered by the answers to the questions of a job, and the page shows the answers', async () => {
  const employer = await portal.anEmployer()
  const questions = [
    { kind: 'yes_no', text: 'Do you have a licence?', needed: null },
    { kind: 'number', text: 'How many years have you driven?', least: null, most: null },
  ]
  const driver = await aJob(portal.db, { postedBy: employer.employerId, questions: JSON.stringify(questions) })
  for (const typed of [
    ['no', '2'],
    ['yes', '12'],
  ]) {
    const person = await portal.aUser()
    await aCv(person)
    const answers = typed.map((answer, place) => ({ question: questions[place]?.text, answer }))
    expect((await person.call('POST /api/applications', { jobId: driver.jobId, answers })).statusCode).toBe(201)
  }
  const ids = async (answer: string): Promise<string[]> => {
    const found = await employer.call(`${list}?jobId=${driver.jobId}&answer=${encodeURIComponent(answer)}`)
    return found.json<{ id: string }[]>().map(({ id }) => id)
  }
  const all = await ids('2>=0')
  expect(all).toHaveLength(2)
  expect(await ids('1:yes')).toEqual(all.slice(0, 1))
  expect(await ids('2>=5')).toEqual(all.slice(0, 1))
  expect(await ids('1:perhaps')).toEqual([])
  expect((await employer.call(`${list}?answer=9:yes`)).statusCode).toBe(400)
  const page = (await employer.call(`GET /api/employer/applicants/${all[0]}`)).json()
  expect(page.answers).toMatchObject([{ question: { text: 'Do you have a licence?' }, answer: 'yes' }, { answer: '12' }])
})

const shifts = { kind: 'text', text: 'Which shifts can you work?' }

/** Applicants of one job who have given these answers to its only question, the newest first. */
async function answeredFreely(employerId: string, typed: readonly string[]) {
  const { jobId } = await aJob(portal.db, { postedBy: employerId, questions: JSON.stringify([shifts]) })
  const ids: string[] = []
  for (const answer of typed) {
    const person = await portal.aUser()
    await aCv(person)
    const sent = await person.call('POST /api/applications', { jobId, answers: [{ question: shifts.text, answer }] })
    ids.unshift(sent.json<{ id: string }>().id)
  }
  return { jobId, ids }
}

test('a free answer is found by its words, in any order and case', async () => {
  const employer = await portal.anEmployer()
  const { jobId, ids } = await answeredFreely(employer.employerId, ['Only days', 'Nights, and weekends if 100% needed'])
  const found = async (text: string, name = 'text1'): Promise<string[]> => {
    const answer = await employer.call(`${list}?jobId=${jobId}&${name}=${encodeURIComponent(text)}`)
    return answer.json<{ id: string }[]>().map(({ id }) => id)
  }
  expect(await found('WEEKENDS night')).toEqual(ids.slice(0, 1))
  expect(await found('days')).toEqual(ids.slice(1))
  expect(await found('nights days')).toEqual([])
  expect(await found('100%')).toEqual(ids.slice(0, 1))
  expect(await found('')).toEqual(ids)
  expect(await found('days', 'text2')).toEqual([])
  const board = await employer.call(`GET /api/employer/applicants/board?jobId=${jobId}&text1=weekends`)
  expect(board.json<{ total: number }[]>().map(({ total }) => total)).toEqual([1, 0, 0, 0, 0, 0, 0, 0])
  expect((await employer.call(`${list}?text1=${'x'.repeat(101)}`)).statusCode).toBe(400)
})

test('a blind review removes names and contact details from a free answer, and they cannot be searched', async () => {
  const employer = await portal.anEmployer()
  const { fullName, email } = englishCv.personalInfo
  const { jobId, ids } = await answeredFreely(employer.employerId, [`All shifts, I am ${fullName}, ${email}`])
  await employer.call(`PUT /api/employer/jobs/${jobId}/hiring-settings`, { isBlind: true, competencies: [] })
  const page = (await employer.call(`GET /api/employer/applicants/${ids[0]}`)).json()
  expect(page.answers).toMatchObject([{ answer: expect.stringMatching(/^All shifts, I am .*\[hidden\]/) }])
  expect(JSON.stringify(page.answers)).not.toContain(email)
  const count = async (text: string): Promise<number> =>
    (await employer.call(`${list}?jobId=${jobId}&text1=${encodeURIComponent(text)}`)).json<unknown[]>().length
  expect(await count('shifts')).toBe(1)
  for (const word of [...fullName.split(' '), email]) expect(await count(word)).toBe(0)
})
