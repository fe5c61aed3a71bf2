import { expect, test } from 'vitest'
import { aReport } from '#tests/factories/a-report.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal({ clock: () => new Date('2026-03-02T06:00:00Z') })
const { db, emails, visitor, app } = portal
const submit = (over: Readonly<Record<string, unknown>> = {}) => visitor.call('POST /api/recruiter-feedback', aReport(over))
const countReports = async () => (await db.selectFrom('recruiterFeedback').select('id').execute()).length

test('a report is stored as pending, without empty and repeated items, and its sender is thanked by email', async () => {
  const answer = await submit({
    recruiterEmail: 'meera@lotus.example',
    actualQuestions: [' Why us? ', '', '  ', 'Why us?', 'Your  projects?'],
    salaryMin: '4,00,000',
    salaryMax: '८,००,०००',
    additionalInsights: ' <b>Be on time.</b> ',
  })
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    { message: 'Thank you. We read each report before it counts in our insights.' },
  ])
  expect(await db.selectFrom('recruiterFeedback').selectAll().executeTakeFirstOrThrow()).toMatchObject({
    actualQuestions: ['Why us?', 'Your projects?'],
    salaryMin: 400_000,
    salaryMax: 800_000,
    additionalInsights: '<b>Be on time.</b>',
    status: 'pending',
    insightBatch: null,
  })
  await portal.settle()
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ to: 'meera@lotus.example', subject: 'Thank you for your feedback to Pasand' })
  expect(emails[0]?.text, 'anyone may have typed the address').not.toMatch(/Recruiter \dx|Company \dx|Why us/)
})

test.each([
  [{ categoryId: '' }, 'Please select a category'],
  [{ companyName: ' K ' }, 'Company name is required'],
  [{ recruiterName: undefined }, 'Recruiter name is required'],
  [{ recruiterEmail: 'meera@' }, 'Valid email is required'],
  [{ recruiterEmail: 'a@example.in\r\nBcc: all@example.in' }, 'Valid email is required'],
  [{ experienceLevel: 'expert' }, 'Please select experience level'],
  [{ actualQuestions: [' ', ''] }, 'At least one question is required'],
  [{ actualQuestions: undefined }, 'At least one question is required'],
  [{ assessmentCriteria: '\n \n' }, 'At least one assessment criteria is required'],
  [{ interviewProcess: [] }, 'Interview process steps are required'],
  [{ salaryMin: -1 }, 'Minimum salary must be positive'],
  [{ salaryMin: '' }, 'Minimum salary must be positive'],
  [{ salaryMax: 'a lot' }, 'Maximum salary must be positive'],
  [{ salaryMin: 900_000 }, 'Maximum salary must be at least the minimum salary'],
  [{ timeframe: ' ' }, 'Timeframe is required'],
  [{ subcategoryId: 'software_development' }, 'Please select a role area of this category'],
  [{ actualQuestions: Array.from({ length: 21 }, (_, at) => `Question ${at}`) }, 'Please write at most 20'],
  [{ commonMistakes: ['x'.repeat(301)] }, 'Please use at most 300 characters'],
])('%j is refused', async (over, message) => {
  const refused = await submit(over)
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([400, message])
})

test('a report that arrives several times, also concurrently, is stored and thanked for once', async () => {
  const before = [await countReports(), emails.length]
  const own = { ...aReport(), recruiterEmail: 'twice@lotus.example' }
  const answers = await Promise.all([submit(own), submit(own)])
  expect(
    [...answers, await submit({ ...own, recruiterEmail: 'Twice@Lotus.example' })].map(({ statusCode }) => statusCode),
  ).toEqual([201, 201, 201])
  await portal.settle()
  expect([await countReports(), emails.length]).toEqual(before.map((count) => count + 1))
})

test('role area and further lists are optional', async () => {
  expect((await submit({ subcategoryId: '', commonMistakes: '', additionalInsights: '' })).statusCode).toBe(201)
})

test('a program that fills in the hidden field gets the normal answer, and nothing is stored or sent', async () => {
  const before = await countReports()
  expect((await submit({ website: 'https://spam.example' })).statusCode).toBe(201)
  expect(await countReports()).toBe(before)
})

const sendForm = (over: Readonly<Record<string, string>>, site = 'same-origin') =>
  app.inject({
    method: 'POST',
    url: '/recruiter-feedback',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams({
      ...Object.fromEntries(Object.entries(aReport()).map(([name, value]) => [name, [value].flat().join('\r\n')])),
      ...over,
    }).toString(),
  })

test('without scripts the browser sends the form, one item on each line, and reads its result', async () => {
  const sent = await sendForm({ actualQuestions: 'First?\r\n\r\nSecond?' })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/recruiter-feedback?sent=1'])
  const newest = await db.selectFrom('recruiterFeedback').select('actualQuestions').orderBy('id', 'desc').executeTakeFirst()
  expect(newest?.actualQuestions).toEqual(['First?', 'Second?'])
  expect((await sendForm({ timeframe: '' })).headers.location).toBe('/recruiter-feedback?problem=timeframe')
  expect((await sendForm({ commonMistakes: 'x'.repeat(400) })).headers.location).toBe('/recruiter-feedback?problem=text')
  expect((await sendForm({}, 'cross-site')).statusCode).toBe(403)
})

test('an email address can send three reports a day, however it is written', async () => {
  const statuses: number[] = []
  for (const recruiterEmail of ['busy@example.in', 'Busy@example.in', 'busy@EXAMPLE.in', 'BUSY@example.in'])
    statuses.push((await submit({ recruiterEmail })).statusCode)
  expect(statuses).toEqual([201, 201, 201, 429])
  expect((await sendForm({ recruiterEmail: 'busy@example.in' })).headers.location).toBe('/recruiter-feedback?problem=too_many')
})
