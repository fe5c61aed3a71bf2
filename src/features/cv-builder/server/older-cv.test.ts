import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'

const { aUser, db } = await openPortal()
const [aJob] = englishCv.experience

test('an end before its start is reported together with the other errors of the entry', async () => {
  const experience = [{ company: 'A', startDate: '2022-01', endDate: '2021-12' }]
  const answer = await (await aUser()).call('POST /api/cvs', { ...englishCv, experience })
  expect(answer.json().errors).toContainEqual({ path: 'experience.0.endDate', message: 'The end must not be before the start' })
})

test('a CV that is older than a rule can still be shown, and the rule is checked when it is saved', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  const old = {
    ...englishCv,
    personalInfo: { ...englishCv.personalInfo, phone: '9'.repeat(24), portfolio: 'javascript:x.y' },
    experience: [{ ...aJob, current: false, startDate: '2022-01', endDate: '2021-12' }],
  }
  await db
    .updateTable('cvs')
    .set({ personalInfo: JSON.stringify(old.personalInfo), experience: JSON.stringify(old.experience) })
    .where('cvs.id', '=', id)
    .execute()
  expect((await user.call('GET /api/cvs/my-cv')).json()).toMatchObject(old)
  expect((await user.call(`GET /api/cvs/view/${id}`)).json()).toMatchObject(old)
  expect((await user.call('GET /api/profile')).statusCode).toBe(200)
  expect((await user.call(`PUT /api/cvs/${id}`, old)).statusCode).toBe(400)
})
