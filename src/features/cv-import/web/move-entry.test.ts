import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import type { ImportResult } from '../contract.ts'
import { moveEntry, targetsForEntry } from './move-entry.ts'

const { template: _template, ...cv } = englishCv
const job = {
  company: 'National Skill Board',
  position: 'Solar Technician',
  startDate: '2021-04',
  endDate: '2021-09',
  current: false,
  description: 'Six months of practice',
}
const course = {
  institution: 'Bharat Works',
  degree: 'Site Assistant',
  field: 'Electrical',
  startYear: '2018',
  endYear: '2020',
  grade: '',
}
const line = { field: 'experience.0.position', sure: 0.4, text: 'Solar Technician, National Skill Board', page: 1, box: null }
const imported: ImportResult = {
  source: 'pdf',
  cv: { ...cv, summary: '', experience: [job, { ...job, company: 'Kaveri Mills' }], education: [course], certificates: [] },
  template: null,
  doubts: ['experience.0.position', 'experience.1.company'],
  left: [],
  readings: [line],
}
const move = (path: string, target: string) => moveEntry(imported, { path, title: 'Experience 1', target })

test('a job that is a certificate moves with all its fields, its doubts and its line, and the other job keeps its place', () => {
  const { result, keys } = move('experience.0', 'certificates')
  expect(result.cv.certificates).toEqual([
    {
      name: 'Solar Technician',
      organization: 'National Skill Board',
      startDate: '2021-04',
      endDate: '2021-09',
      link: '',
      description: 'Six months of practice',
    },
  ])
  expect(keys.toSorted()).toEqual(
    ['description', 'endDate', 'name', 'organization', 'startDate'].map((field) => `certificates.0.${field}`),
  )
  expect(result.doubts).toEqual(['certificates.0.name', 'experience.1.company'])
  expect(result.readings).toEqual([{ ...line, field: 'certificates.0.name' }])
  expect(result.cv.experience[0]).toMatchObject({ company: '', position: '', description: '', startDate: '' })
  expect(result.cv.experience[1]).toMatchObject({ company: 'Kaveri Mills' })
})

test('a job that is a course has years there, and its description becomes leftover text', () => {
  const { result } = move('experience.0', 'education')
  expect(result.cv.education.at(-1)).toEqual({
    institution: 'National Skill Board',
    degree: 'Solar Technician',
    field: '',
    startYear: '2021',
    endYear: '2021',
    grade: '',
  })
  expect(result.left).toEqual([{ title: 'Experience 1', text: 'Six months of practice' }])
})

test('a course that is a job keeps what a job has no field for as leftover text', () => {
  const { result, keys } = move('education.0', 'experience')
  expect(result.cv.experience[2]).toMatchObject({
    company: 'Bharat Works',
    position: 'Site Assistant',
    startDate: '',
    endDate: '',
  })
  expect(result.left).toEqual([{ title: 'Experience 1', text: 'Electrical\n2018\n2020' }])
  expect(keys.toSorted()).toEqual(['experience.2.company', 'experience.2.position'])
})

test.each([
  ['summary', 'summary'],
  ['left', undefined],
])('a job line that is none becomes text: %s', (target, key) => {
  const { result, keys } = move('experience.0', target)
  const text = 'National Skill Board, Solar Technician, Apr 2021, Sep 2021\nSix months of practice'
  expect(keys).toEqual(key === undefined ? [] : [key])
  expect(target === 'left' ? result.left : [{ title: 'Experience 1', text: result.cv.summary }]).toEqual([
    { title: 'Experience 1', text },
  ])
  expect(result.doubts).toEqual(['experience.1.company'])
})

test('a publication has one date, and an entry cannot move to where it is', () => {
  expect(move('experience.0', 'publications').result.cv.publications?.at(-1)).toMatchObject({ startDate: '2021-04', endDate: '' })
  expect(targetsForEntry('experience.0').map(({ key }) => key)).toEqual([
    'education',
    'projects',
    'certificates',
    'publications',
    'volunteering',
    'summary',
    'left',
  ])
})
