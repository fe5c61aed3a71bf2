import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { aCv, englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { englishSections, hindiSections } from '#tests/factories/further-sections.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { type CvBody, Template } from '#features/cvs/contract.ts'
import { plainly } from '#features/cvs/json-resume.ts'
import type { ImportResult } from '../contract.ts'

const { typeset } = aTypesetter()
const { aUser, visitor } = await openPortal({ typeset })
const bytes = { 'content-type': 'application/octet-stream' }
const sent = (person: Person, file: Uint8Array, headers: Readonly<Record<string, string>> = bytes) =>
  person.call('POST /api/cvs/import', Buffer.from(file), headers)

async function imported(person: Person, file: Uint8Array): Promise<ImportResult> {
  const answer = await sent(person, file)
  expect(answer.body.slice(0, 300)).not.toContain('"code"')
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const scripts: Readonly<Record<string, string>> = {
  Devanagari: 'प्रिया क्षत्रिय',
  Bengali: 'অনন্যা চট্টোপাধ্যায়',
  Gurmukhi: 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ',
  Gujarati: 'હર્ષ પટેલ',
  Oriya: 'ସ୍ମିତା ପଟ୍ଟନାୟକ',
  Tamil: 'கார்த்திக் ராமன்',
  Telugu: 'శ్రీనివాస్ రెడ్డి',
  Kannada: 'ಲಕ್ಷ್ಮಿ ಹೆಗ್ಡೆ',
  Malayalam: 'ആര്യ കൃഷ്ണൻ',
  Urdu: 'زینب انصاری',
}
/** A CV with every script in every field, so that each letter has to survive the import. */
function cvOfAllScripts(template: CvBody['template']): CvBody {
  const [all, names] = [Object.values(scripts).join(' '), Object.values(scripts)]
  const job = { position: 'Clerk', startDate: '2020-01', endDate: '', current: true }
  const course = { institution: 'School', degree: 'B.A.', startYear: '2010', endYear: '', grade: '' }
  return {
    ...englishCv,
    template,
    personalInfo: { ...englishCv.personalInfo, fullName: `${scripts['Urdu']} ${scripts['Tamil']}`, address: all },
    summary: `${all}\n\n${all}`,
    experience: names.map((name) => ({ ...job, company: name, description: `• ${name}\n• ${name} 2` })),
    education: names.map((name) => ({ ...course, field: name })),
    skills: [...names, 'SQL'],
    achievements: names,
    languages: names,
  }
}

test.each(Template.options)('our own PDF comes back as the CV it was made of, in every script (%s)', async (template) => {
  const user = await aUser()
  for (const cv of [cvOfAllScripts(template), { ...hindiCv, ...hindiSections, template }]) {
    await user.call(`DELETE /api/cvs/${(await user.call('GET /api/cvs/my-cv')).json()?.id ?? ''}`)
    const { id } = await aCv(user, cv)
    const back = await imported(user, (await user.call(`GET /api/cvs/download/${id}`)).rawPayload)
    expect({ ...back.cv, template: back.template }).toEqual(cv)
    expect(back).toMatchObject({ source: 'pasand', doubts: [], left: [] })
  }
})

test.each([englishCv, hindiCv])('our own JSON Resume comes back as the CV it was made of', async (cv) => {
  const user = await aUser()
  const { id } = await aCv(user, cv)
  const back = await imported(user, (await user.call(`GET /api/cvs/download/${id}/json`)).rawPayload)
  expect({ ...back.cv, template: back.template }).toEqual(cv)
})

test("somebody else's JSON Resume is read, and what a CV has no field for is left", async () => {
  const { meta: _ours, $schema: _schema, ...plain } = plainly(englishCv)
  const theirs = {
    ...plain,
    work: [{ name: 'Nadi', position: 'Clerk', startDate: '2019' }],
    projects: [{ name: 'Boats of paper' }],
    interests: [{ name: 'Kites' }],
  }
  const { source, template, cv, doubts, left } = await imported(await aUser(), strToU8(JSON.stringify(theirs)))
  expect({ source, template }).toEqual({ source: 'jsonResume', template: null })
  expect(cv).toMatchObject({ personalInfo: { fullName: 'Asha Menon' }, experience: [{ company: 'Nadi', startDate: '2019-01' }] })
  expect(doubts).toEqual(['experience.0.startDate'])
  expect(cv.projects).toMatchObject([{ name: 'Boats of paper' }])
  expect(left).toEqual([{ title: 'Interests', text: 'Kites' }])
})

test('our own Word file comes back with its jobs, courses and lists', async () => {
  const user = await aUser()
  const { projects } = englishSections
  const certificate = { organization: '', link: '', description: '' }
  const certificates = [
    { ...certificate, name: 'First Aid', startDate: '2024-02', endDate: '' },
    { ...certificate, name: 'Fire Safety', startDate: '', endDate: '2027-03' },
    { ...certificate, name: 'Food Handling', startDate: '2023-05', endDate: '2026-05' },
  ]
  const { id } = await aCv(user, { projects, certificates })
  const { cv } = await imported(user, (await user.call(`GET /api/cvs/download/${id}/docx`)).rawPayload)
  expect(cv).toEqual({
    personalInfo: { ...englishCv.personalInfo, phone: '+919845012345' },
    summary: englishCv.summary,
    experience: englishCv.experience,
    education: englishCv.education,
    skills: englishCv.skills,
    achievements: englishCv.achievements,
    languages: englishCv.languages,
    projects,
    certificates,
  })
})

test('reading writes nothing, and no more than thirty files an hour are read', async () => {
  const user = await aUser()
  await imported(user, strToU8('Name\nTriage\n'))
  expect((await user.call('GET /api/cvs/draft')).json()).toBeNull()
  expect((await user.call('GET /api/cvs/my-cv')).json()).toBeNull()
  const statuses: number[] = []
  for (let time = 0; time < 30; time++) statuses.push((await sent(user, new Uint8Array())).statusCode)
  expect(statuses.slice(0, 29).every((status) => status === 422)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
})

test('a visitor may not send a file', async () => {
  expect((await sent(visitor, strToU8('Name\nTriage\n'))).statusCode).toBe(401)
})

test('improbable values of a file are marked as doubtful', async () => {
  const resume = {
    basics: { name: 'Asha Menon', phone: '9'.repeat(24) },
    work: [
      { name: 'Nadi Payments', startDate: '2022-01', endDate: '2021-12' },
      { name: 'Kaveri Stores', startDate: '2018-01', endDate: '2021-12' },
    ],
    education: [{ institution: 'Savitri College', startDate: '2015', endDate: '2012' }],
  }
  const { doubts } = await imported(await aUser(), strToU8(JSON.stringify(resume)))
  expect(doubts).toEqual(['personalInfo.phone', 'experience.0.endDate', 'education.0.endYear'])
})
