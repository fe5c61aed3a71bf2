import { expect, test } from 'vitest'
import { aCv } from '#tests/factories/a-cv.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const list = 'GET /api/employer/applicants'

test('the list is filtered by the answers of a job, and the page shows them', async () => {
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
