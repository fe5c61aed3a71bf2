import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCv } from '#tests/factories/any-cv.ts'
import { englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { englishSections, hindiSections } from '#tests/factories/further-sections.ts'
import { CvBody } from './contract.ts'
import { toJsonResume } from './json-resume.ts'
import { fromJsonResume } from './read-json-resume.ts'

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const withoutScheme = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('https://', ''))

test('every exported CV is imported unchanged', () => {
  let compared = 0
  fc.assert(
    fc.property(anyCv, (typed) => {
      const { data: cv } = CvBody.safeParse(typed)
      fc.pre(cv !== undefined)
      compared++
      expect(fromJsonResume(sent(toJsonResume(cv)))).toEqual(cv)
    }),
    { numRuns: 100 },
  )
  expect(compared).toBeGreaterThan(50)
})

test.each([
  ['12 MG Road, Bengaluru, India', 'IN'],
  ['12 MG Road, Bengaluru, INDIA - 560001', 'IN'],
  ['मुंबई, भारत', 'IN'],
  ['Indiranagar, Bengaluru, Karnataka', undefined],
  ['123 Tech Street, San Francisco, California', undefined],
  ['1 India Street, Edinburgh', undefined],
])('the country of %j is %s', (address, country) => {
  const cv = { ...englishCv, personalInfo: { ...englishCv.personalInfo, address } }
  expect(toJsonResume(cv).basics.location.countryCode).toBe(country)
})

test.each([
  [englishCv, englishSections],
  [hindiCv, hindiSections],
])('the further sections come back, and without our own part all but the expiry of a certificate', (cv, sections) => {
  const full = { ...cv, ...sections }
  const exported = toJsonResume(full)
  expect(fromJsonResume(sent(exported))).toEqual(full)
  const { meta: _meta, ...standard } = exported
  const read = fromJsonResume(sent(standard))
  const certificates = sections.certificates.map((one) => ({ ...one, endDate: '' }))
  expect(withoutScheme(read)).toMatchObject(withoutScheme({ ...sections, certificates }) as object)
})

test('a JSON Resume of another program keeps the issuer of an award, and an organisation without a title', () => {
  const read = fromJsonResume({
    awards: [{ title: 'Store of the Year', awarder: 'Mandi Fresh', date: '2023-04-02', summary: 'Western region' }],
    volunteer: [{ organization: 'Red Cross', startDate: '2019', summary: 'First aid', highlights: ['At 40 matches'] }],
    projects: [{ name: 'Boats', roles: ['Lead'], description: 'Of paper', keywords: ['Folding'] }],
  })
  expect(read.achievements).toEqual(['Store of the Year, Mandi Fresh, Apr 2023: Western region'])
  expect(read.volunteering).toMatchObject([
    { name: 'Red Cross', organization: '', startDate: '2019', description: 'First aid\n- At 40 matches' },
  ])
  expect(read.projects).toMatchObject([{ name: 'Boats', description: 'Lead\nOf paper\nFolding' }])
})

test('other programs find each part in its place of the schema', () => {
  expect(toJsonResume(englishCv)).toMatchObject({
    basics: {
      name: 'Asha Menon',
      location: { address: 'Indiranagar, Bengaluru, Karnataka' },
      profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/asha-menon' }],
    },
    work: [
      { name: 'Nadi Payments', position: 'Senior Software Engineer', startDate: '2021-04', highlights: expect.any(Array) },
      { endDate: '2021-03', summary: expect.stringContaining('route planner') },
    ],
    education: [{ studyType: 'B.Tech', area: 'Computer Science', startDate: '2013', score: '8.4 CGPA' }],
    awards: [{ title: 'Speaker, PGConf India 2024' }, {}],
    languages: [{ language: 'English' }, {}, {}],
    meta: { theme: 'pasand-modern' },
  })
  expect(toJsonResume(englishCv).work[0]).not.toHaveProperty('endDate')
})

test('without our own part, nearly everything can still be read', () => {
  const { meta, ...rest } = toJsonResume({ ...hindiCv, template: 'creative' })
  const { theme, version } = meta
  const [job] = hindiCv.experience
  expect(fromJsonResume(sent({ ...rest, meta: { theme, version } }))).toEqual({
    ...hindiCv,
    template: 'creative',
    experience: [{ ...job, description: job?.description.replace(/^/gm, '- ') }],
  })
})

test('if the standard parts were changed, they are used instead of our copy', () => {
  const { basics, ...rest } = toJsonResume(englishCv)
  const changed = fromJsonResume(sent({ ...rest, basics: { ...basics, phone: '98100 99999' } }))
  expect(changed).toMatchObject({ personalInfo: { phone: '98100 99999', fullName: 'Asha Menon' }, skills: englishCv.skills })
})

test('our copy is ignored if it is invalid', () => {
  const resume = toJsonResume(englishCv)
  const odd = { ...resume, meta: { ...resume.meta, 'x-pasand': { ...englishCv, skills: [{ evil: true }] } } }
  expect(fromJsonResume(sent(odd)).skills).toEqual(englishCv.skills)
})

test('a resume of another program can be read', () => {
  const theirs = {
    basics: { name: 'R. Rao', website: 'https://rao.in', location: { city: 'Pune', region: 'Maharashtra' } },
    work: [{ company: 'Old Schema Ltd', position: 'Clerk', startDate: '2019', endDate: '2020-05-31', highlights: ['Filed', 3] }],
    skills: [{ name: 'Web', keywords: ['HTML', 'CSS'] }, { name: 'Tally' }],
    languages: [{ language: 'Marathi', fluency: 'Native' }],
  }
  expect(fromJsonResume(theirs)).toMatchObject({
    personalInfo: { fullName: 'R. Rao', address: 'Pune, Maharashtra', portfolio: 'https://rao.in', email: '' },
    experience: [
      { company: 'Old Schema Ltd', startDate: '2019-01', endDate: '2020-05', current: false, description: '- Filed\n- 3' },
    ],
    skills: ['HTML', 'CSS', 'Tally'],
    languages: ['Marathi (Native)'],
    template: 'modern',
  })
})

test('no JSON makes the reader throw', () => {
  const parts = fc.record({
    basics: fc.jsonValue(),
    work: fc.array(fc.jsonValue()),
    skills: fc.jsonValue(),
    meta: fc.record({ 'x-pasand': fc.jsonValue(), theme: fc.jsonValue() }),
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), parts), (json) => {
      expect(typeof fromJsonResume(json).personalInfo.fullName).toBe('string')
    }),
  )
})

test('a language and its fluency are apart, and an export of before is still restored exactly', () => {
  const cv = { ...englishCv, languages: ['Kannada (native)', 'English – fluent', 'Tulu'], template: 'classic' as const }
  const json = toJsonResume(cv)
  expect(json.languages).toEqual([
    { language: 'Kannada', fluency: 'native' },
    { language: 'English', fluency: 'fluent' },
    { language: 'Tulu' },
  ])
  expect(fromJsonResume(json)).toEqual(cv)
  expect(fromJsonResume({ ...json, languages: cv.languages.map((language) => ({ language })) })).toEqual(cv)
})
