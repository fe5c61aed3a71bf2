import { expect, test } from 'vitest'
import { latestYear } from '#features/cvs/rules.ts'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'

const { aUser } = await openPortal()
const [aJob] = englishCv.experience
const [aCourse] = englishCv.education

test('the error of a date is reported at its field, even beside other errors', async () => {
  const user = await aUser()
  const wrong = {
    ...englishCv,
    summary: '',
    experience: [{ ...aJob, startDate: '0021-04' }],
    education: [{ ...aCourse, endYear: '9999' }],
  }
  const answer = await user.call('POST /api/cvs', wrong)
  const paths = answer.json().errors.map(({ path }: { readonly path: string }) => path)
  expect(paths).toEqual(['summary', 'experience.0.startDate', 'education.0.endYear'])
})

test('the first and the last possible years are accepted', async () => {
  const over = {
    experience: englishCv.experience.map((job) => ({ ...job, startDate: '1940-01' })),
    education: englishCv.education.map((course) => ({ ...course, startYear: '1940', endYear: String(latestYear()) })),
  }
  expect(await aCv(await aUser(), over)).toMatchObject(over)
})

test('blank entries of lists are left out', async () => {
  const cv = await aCv(await aUser(), { skills: [' ', 'Java', ''], achievements: ['  '], languages: ['', 'Hindi'] })
  expect(cv).toMatchObject({ skills: ['Java'], achievements: [], languages: ['Hindi'] })
})

test('digits of other scripts are accepted in phone numbers, months and years', async () => {
  const cv = await aCv(await aUser(), {
    personalInfo: { ...englishCv.personalInfo, phone: '+९१ ९८४५० १२३४५' },
    experience: englishCv.experience.map((job) => ({ ...job, startDate: '२०२१-०४', endDate: '', current: true })),
    education: englishCv.education.map((course) => ({ ...course, startYear: '௨௦௧௩', endYear: '۲۰۱۷' })),
  })
  expect(cv).toMatchObject({
    personalInfo: { phone: '+91 98450 12345' },
    experience: englishCv.experience.map(() => ({ startDate: '2021-04' })),
    education: englishCv.education.map(() => ({ startYear: '2013', endYear: '2017' })),
  })
})
