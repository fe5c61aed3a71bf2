import { expect, test } from 'vitest'
import { aCv } from '#tests/factories/a-cv.ts'
import { englishSections } from '#tests/factories/further-sections.ts'
import { aResume, aVerifiedEmployer, work } from '#tests/factories/a-resume.ts'
import { openPortal } from '#tests/portal.ts'
import type { FoundResume } from '../contract.ts'

const portal = await openPortal()
const employer = await aVerifiedEmployer(portal)

type Page = { readonly resumes: FoundResume[]; readonly total: string; readonly withoutPay: string | null }

async function search(query: Readonly<Record<string, string>>): Promise<Page> {
  const answer = await employer.call(`GET /api/employer/resumes?${new URLSearchParams(query).toString()}`)
  expect(answer.statusCode, `answer: ${answer.body}`).toBe(200)
  return answer.json<Page>()
}

const names = async (query: Readonly<Record<string, string>>): Promise<string[]> =>
  (await search(query)).resumes.map(({ name }) => name)

await aResume(portal, {
  firstName: 'Bina',
  lastName: 'Rao',
  location: 'Pune, Maharashtra',
  experience: 3,
  availabilityDays: 0,
  demographic: 'returning_mother',
  skills: ['Wound care', 'Dialysis', 'C++'],
  workExperience: work(
    'Dialysis Nurse',
    'Sahyadri Hospital',
    'Ran the night shift of a dialysis unit, with intensive training of juniors.',
  ),
})
await aResume(portal, {
  firstName: 'Chand',
  lastName: 'Rao',
  location: 'Nagpur, Maharashtra',
  willingToMove: true,
  experience: 9,
  availabilityDays: 60,
  demographic: null,
  skills: ['Triage'],
  workExperience: work(
    'Charge Nurse',
    'Orange City Hospital',
    'Night duty in intensive care; no dialysis. Shift planning for thirty people.',
  ),
})

test('all words must occur; people with the words in title and skills come first, the others by last visit', async () => {
  expect(await names({ q: 'dialysis' })).toEqual(['Bina R.', 'Chand R.'])
  expect(await names({ q: 'nurse dialysis triage' })).toEqual(['Chand R.'])
  expect(await names({ q: 'nurse pilot' })).toEqual([])
})

test('only the beginning of a long text is searched', async () => {
  expect(await names({ q: 'dialysis '.repeat(40) })).toEqual(['Bina R.', 'Chand R.'])
})

test('-word, "phrases", -"phrases" and or work', async () => {
  expect(await names({ q: 'nurse -triage' })).toEqual(['Bina R.'])
  expect(await names({ q: '"night shift"' })).toEqual(['Bina R.'])
  expect(await names({ q: '"intensive care"' })).toEqual(['Chand R.'])
  expect(await names({ q: 'nurse -"intensive care"' })).toEqual(['Bina R.'])
  expect((await names({ q: 'triage or wound' })).toSorted()).toEqual(['Bina R.', 'Chand R.'])
  expect(await names({ q: '+nurse +triage' })).toEqual(['Chand R.'])
  expect(await names({ q: 'c++' })).toEqual(['Bina R.'])
})

test('filters by place, also with people who are willing to move', async () => {
  expect(await names({ location: 'Pune' })).toEqual(['Bina R.'])
  expect((await names({ location: 'Pune', move: 'true' })).toSorted()).toEqual(['Bina R.', 'Chand R.'])
  expect((await names({ location: 'Maharashtra' })).toSorted()).toEqual(['Bina R.', 'Chand R.'])
})

test('filters by experience, notice, programme and last visit', async () => {
  expect(await names({ experienceMin: '5' })).toEqual(['Chand R.'])
  expect(await names({ experienceMin: '1', experienceMax: '4' })).toEqual(['Bina R.'])
  expect(await names({ notice: '30' })).toEqual(['Bina R.'])
  expect(await names({ programme: 'returning_mother' })).toEqual(['Bina R.'])
  expect(await names({ active: '7', q: 'triage' })).toEqual(['Chand R.'])
  await portal.db.updateTable('resumeSearch').set({ activeOn: '2020-01-01' }).where('experience', '=', 9).execute()
  expect(await names({ active: '7', q: 'triage' })).toEqual([])
})

test('the orders work', async () => {
  expect(await names({ sort: 'experience' })).toEqual(['Chand R.', 'Bina R.'])
  expect(await names({ sort: 'notice' })).toEqual(['Bina R.', 'Chand R.'])
})

test('only pay that is shown is searched, and other people are counted', async () => {
  const dev = await aResume(portal, { firstName: 'Dev', lastName: 'Sen', expectedSalary: 500_000, skills: ['Falconry'] })
  expect(await search({ q: 'falconry', payMax: '600000' })).toMatchObject({ total: '0', withoutPay: '1' })
  await dev.call('PUT /api/settings', { showSalaryExpectations: true })
  expect(await search({ q: 'falconry', payMax: '600000' })).toMatchObject({ total: '1', withoutPay: '0' })
  expect(await names({ q: 'falconry', payMax: '400000' })).toEqual([])
})

test('a line says why a person matched, with the words marked', async () => {
  const [bina] = (await search({ q: 'dialysis', location: 'Pune' })).resumes
  expect(bina?.reasons).toEqual(['lives in Pune, Maharashtra'])
  expect(bina?.matches[0]).toMatchObject({
    where: 'Role',
    parts: [
      { text: 'Dialysis', isMatch: true },
      { text: ' Nurse at Sahyadri Hospital', isMatch: false },
    ],
  })
})

test('surname, phone number, email address and links are neither shown nor searched', async () => {
  await aResume(portal, {
    firstName: 'Esha',
    lastName: 'Kulkarni',
    skills: ['Glassblowing'],
    about: 'Write to esha@kulkarni.example or +91 98220 12345, see www.kulkarni.example. Esha Kulkarni, 2019-2024.',
  })
  const [esha] = (await search({ q: 'glassblowing' })).resumes
  const page = await employer.call(`GET /api/employer/resumes/${esha?.id}`)
  expect(page.json()).toMatchObject({
    name: 'Esha K.',
    summary: 'Write to [hidden] or [hidden], see [hidden] Esha [hidden], 2019-2024.',
  })
  expect(page.body).not.toMatch(/Kulkarni|98220/)
  for (const q of ['9822012345', '98220', 'esha@kulkarni.example', 'kulkarni.example']) expect(await names({ q })).toEqual([])
})

test('opening a resume is in the person’s access log, with the job; searching and opening need a verified company', async () => {
  const fay = await aResume(portal, { firstName: 'Fay', skills: ['Zither'] })
  const stranger = await portal.anEmployer({ companyName: 'Unverified' })
  for (const call of ['GET /api/employer/resumes?q=zither', `GET /api/employer/resumes/${fay.id}`])
    expect((await stranger.call(call)).json()).toMatchObject({ code: 'notVerified' })
  expect((await employer.call(`GET /api/employer/resumes/${fay.id}`)).statusCode).toBe(200)
  expect((await fay.call('GET /api/access-log')).json()).toMatchObject([
    { viewerName: 'Lotus Care Hospital', what: 'cv', about: null, companyId: employer.employerId },
  ])
})

test('projects and certificates of the CV are found, and are in the resume without their links', async () => {
  const person = await aResume(portal, { firstName: 'Divya', lastName: 'Iyer' })
  await aCv(person, englishSections)
  const { resumes } = await search({ q: 'fisheries ledger' })
  expect(resumes.map(({ name }) => name)).toEqual(['Divya I.'])
  expect(resumes[0]?.matches[0]?.where).toBe('Projects')
  const resume = (await employer.call(`GET /api/employer/resumes/${resumes[0]?.id}`)).json()
  expect(resume.certificates[1]).toEqual({ name: 'First Aid', organization: '', startDate: '', endDate: '', description: '' })
  expect(JSON.stringify(resume)).not.toContain('github.com')
})
