import { expect, test } from 'vitest'
import { blankProposal, type ReadEntry } from '#features/cv-words/proposal.ts'
import { withFurther } from './place-further.ts'

const entry = { organisation: '', startDate: '', endDate: '', url: '', description: '' }
const lines = (...texts: readonly string[]) => texts.map((text) => ({ text, size: 10, isBullet: false }))
const further: readonly ReadEntry[] = [
  {
    entry: { ...entry, section: 'certificates', name: 'Tally Prime', organisation: 'NIIT', startDate: '2021' },
    from: lines('Tally Prime, 2021', 'NIIT Hyderabad'),
  },
  {
    entry: { ...entry, section: 'projects', name: 'Seed Drill', endDate: '2020', url: 'seed.example' },
    from: lines('Seed Drill 2020 seed.example'),
  },
]

test('a publication has the date of its release only, and a project that it is over', () => {
  const read: readonly ReadEntry[] = [
    { entry: { ...entry, section: 'publications', name: 'Millets', endDate: '2020' }, from: [] },
    { entry: { ...entry, section: 'publications', name: 'Ponds', startDate: '2018', endDate: '2019' }, from: [] },
    { entry: { ...entry, section: 'projects', name: 'Seed Drill', endDate: '2020' }, from: [] },
  ]
  expect(withFurther({ cv: blankProposal, doubts: [], left: [], further: read }).cv).toMatchObject({
    publications: [
      { startDate: '2020', endDate: '' },
      { startDate: '2018', endDate: '' },
    ],
    projects: [{ startDate: '', endDate: '2020' }],
  })
})

test('what was read of projects and the like is in the CV and not left over, and its names are doubtful, with their lines', () => {
  const left = [
    { title: 'Courses', text: 'Tally Prime, NIIT, 2021', section: 'certificates' as const },
    { title: 'Publications', text: 'Nothing was read of these', section: 'publications' as const },
    { title: 'Hobbies', text: 'Kites' },
  ]
  const placed = withFurther({ cv: blankProposal, doubts: ['summary'], left, further })
  expect(placed.cv).toMatchObject({
    certificates: [{ name: 'Tally Prime', organization: 'NIIT', startDate: '2021', endDate: '' }],
    projects: [{ name: 'Seed Drill', startDate: '', endDate: '2020', link: 'seed.example' }],
  })
  expect(placed.doubts).toEqual(['summary', 'projects.0.name', 'certificates.0.name', 'certificates.0.organization'])
  expect(placed.readings?.map(({ field, text }) => [field, text])).toEqual([
    ['projects.0.name', 'Seed Drill 2020 seed.example'],
    ['certificates.0.name', 'Tally Prime, 2021'],
    ['certificates.0.organization', 'NIIT Hyderabad'],
  ])
  expect(placed.left.map(({ title }) => title)).toEqual(['Publications', 'Hobbies'])
  expect(placed).not.toHaveProperty('further')
})
