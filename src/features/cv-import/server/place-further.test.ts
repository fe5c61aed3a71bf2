import { expect, test } from 'vitest'
import type { FurtherEntry } from '../contract.ts'
import { blankProposal } from '../proposal.ts'
import { withFurther } from './place-further.ts'

const entry = { organisation: '', startDate: '', endDate: '', url: '', description: '' }
const further: readonly FurtherEntry[] = [
  { ...entry, section: 'certificates', name: 'Tally Prime', organisation: 'NIIT', startDate: '2021' },
  { ...entry, section: 'projects', name: 'Seed Drill', endDate: '2020', url: 'seed.example' },
]

test('what was read of projects and the like is in the CV and not left over, and its names are doubtful', () => {
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
  expect(placed.left.map(({ title }) => title)).toEqual(['Publications', 'Hobbies'])
  expect(placed).not.toHaveProperty('further')
})
