import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { englishSections } from '#tests/factories/further-sections.ts'
import { blankSectionEntry } from '#features/cvs/further-sections.ts'
import { bodyOf, readFields } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import { offersIn, presetOf } from './offers.ts'
import { takeOffers } from './take-offers.ts'

const { template: _template, ...cv } = englishCv
const imported: ImportResult = { source: 'pasand', cv, template: 'classic', doubts: [], left: [] }
const blank = readFields({})
const keysIn = (groups: ReturnType<typeof offersIn>) => groups.flatMap(({ offers }) => offers.map(({ key }) => key))

test('accepting all offers in a blank form gives the CV of the file', () => {
  const all = new Set(keysIn(offersIn(imported, blank)))
  expect(bodyOf(takeOffers(blank, imported, all))).toEqual({ ...englishCv, template: 'classic' })
})

test('projects and the like are taken entry by entry, and an entry of the same name is completed', () => {
  const withSections: ImportResult = { ...imported, cv: { ...cv, ...englishSections } }
  const all = new Set(keysIn(offersIn(withSections, blank)))
  expect(bodyOf(takeOffers(blank, withSections, all))).toEqual({ ...englishCv, ...englishSections, template: 'classic' })
  const now = readFields({ projects: [{ name: 'monsoon LEDGER', description: 'Mine' }] })
  const taken = takeOffers(now, withSections, new Set(['projects.0.link', 'certificates.1.name']))
  expect(taken.projects).toMatchObject([{ name: 'monsoon LEDGER', description: 'Mine', link: englishSections.projects[0]?.link }])
  expect(taken.certificates).toMatchObject([{ name: 'First Aid' }])
})

test('what the CV says already is not offered, and taking nothing changes nothing', () => {
  const same = readFields(englishCv)
  expect(offersIn({ ...imported, template: null }, same)).toEqual([])
  expect(takeOffers(same, imported, new Set())).toEqual(same)
})

test('only clear values for blank fields are selected at first', () => {
  const now = readFields({ personalInfo: { fullName: 'A. Menon' } })
  const preset = presetOf(offersIn({ ...imported, doubts: ['experience.0.startDate'] }, now))
  expect(preset).not.toContain('personalInfo.fullName')
  expect(preset).not.toContain('experience.0.startDate')
  expect(preset).toContain('personalInfo.phone')
  expect(preset).toContain('experience.0.endDate')
})

test('a job that is there already is changed and not doubled; another comes behind it', () => {
  const [first] = englishCv.experience
  const now = readFields({
    ...englishCv,
    experience: [{ ...first, company: 'NADI payments', description: 'Old words' }],
    hasNoExperience: false,
  })
  const groups = offersIn(imported, now)
  const shown = groups.flatMap(({ offers }) => offers).find(({ key }) => key === 'experience.0.description')
  expect(shown).toMatchObject({ now: 'Old words', offered: first?.description })
  const taken = takeOffers(now, imported, new Set(['experience.0.description', 'experience.1.company', 'experience.1.position']))
  expect(taken.experience).toEqual([
    { ...first, company: 'NADI payments' },
    { company: 'Kaveri Logistics', position: 'Software Engineer', startDate: '', endDate: '', current: false, description: '' },
  ])
})

test('taking a job takes back that there is none', () => {
  const now = readFields({ hasNoExperience: true })
  expect(takeOffers(now, imported, new Set(['experience.0.company'])).hasNoExperience).toBe(false)
  expect(takeOffers(now, imported, new Set(['summary'])).hasNoExperience).toBe(true)
})

test('a number that is only written otherwise is not offered', () => {
  const now = readFields({ ...englishCv, personalInfo: { ...englishCv.personalInfo, phone: '098450-12345' } })
  expect(keysIn(offersIn({ ...imported, template: null }, now))).toEqual([])
})

const blankCv = { ...cv, experience: [], education: [], skills: [], achievements: [], languages: [] }
const [stay] = englishCv.experience
const [course] = englishCv.education

test('entries without a name each come into their own place of a blank form', () => {
  const education = [
    { institution: '', degree: '', field: 'Physics', startYear: '2010', endYear: '', grade: '' },
    { institution: '', degree: '', field: 'Maths', startYear: '2014', endYear: '', grade: '' },
    { ...course, institution: '', degree: 'B.Tech', field: '', startYear: '', endYear: '', grade: '' },
  ]
  const found = { ...imported, cv: { ...blankCv, education } }
  const all = new Set(keysIn(offersIn(found, blank)))
  const taken = takeOffers(blank, found, all)
  expect(taken.education).toEqual(education)
  expect(keysIn(offersIn({ ...found, template: null }, taken))).toEqual([])
})

test('the same file a second time offers nothing, also where entries have equal names', () => {
  const post = { name: 'Volunteer', organization: 'NSS', startDate: '2011', endDate: '2012', link: '', description: 'Trees' }
  const award = { name: 'Course', organization: 'A', startDate: '2020', endDate: '', link: '', description: '' }
  const jobs = stay && [
    { ...stay, startDate: '2015-01', endDate: '2017-01', current: false, description: 'First stay' },
    { ...stay, startDate: '2019-01', endDate: '2021-01', current: false, description: 'Second stay' },
  ]
  const twins = {
    ...imported,
    template: null,
    cv: {
      ...cv,
      experience: jobs ?? [],
      volunteering: [post, { ...post, organization: 'CRY', description: 'Children' }],
      certificates: [award, { ...award, organization: 'B' }, { ...award, organization: 'B', startDate: '2023' }],
    },
  }
  const once = takeOffers(blank, twins, new Set(keysIn(offersIn(twins, blank))))
  expect(once).toMatchObject({
    experience: twins.cv.experience,
    volunteering: twins.cv.volunteering,
    certificates: twins.cv.certificates,
  })
  expect(keysIn(offersIn(twins, once))).toEqual([])
  expect(takeOffers(once, twins, new Set(keysIn(offersIn(twins, once))))).toEqual(once)
  const second = { ...once, experience: once.experience.slice(1) }
  const both = takeOffers(second, twins, new Set(keysIn(offersIn(twins, second))))
  expect(both.experience).toEqual(once.experience.toReversed())
})

test('nothing of a new entry is selected while its name is doubtful; an entry of the CV is completed', () => {
  const certificates = [{ ...blankSectionEntry, name: 'First Aid', startDate: '2020' }]
  const found = { ...imported, cv: { ...cv, certificates }, doubts: ['certificates.0.name', 'education.0.degree'] }
  const preset = presetOf(offersIn(found, blank))
  expect([...preset].filter((key) => key.startsWith('certificates'))).toEqual([])
  expect(preset, 'the institution is clear').toContain('education.0.startYear')
  const known = readFields({ certificates: [{ name: 'First Aid' }] })
  expect(presetOf(offersIn(found, known))).toContain('certificates.0.startDate')
})

test('a form without text takes the template of one of our own files too', () => {
  const named = readFields({ personalInfo: { fullName: 'Asha Menon', email: 'asha.menon@example.in' } })
  expect(presetOf(offersIn(imported, named))).toContain('template')
  expect(presetOf(offersIn(imported, readFields({ summary: 'Mine' })))).not.toContain('template')
  expect(keysIn(offersIn({ ...imported, template: 'modern' }, named))).not.toContain('template')
})
