/** Projects whose lines have labels, as in CVs of software engineers from India. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const projectsOf = (...texts: readonly string[]) => readLines(...texts).further?.map(({ entry }) => entry) ?? []

test('each labelled name begins a project, and the other labels are about it', () => {
  const projects = projectsOf(
    'Projects',
    'Project Name: Retail Banking',
    'Client: Nadi Bank',
    'Role: Developer',
    'Duration: Feb 2022 to May 2023',
    'Responsibilities:',
    '• Built the screens',
    'Project Name: Insurance Portal',
    'Client: Vriksha Insurance',
    'Team Size: 4',
  )
  expect(projects).toMatchObject([
    {
      name: 'Retail Banking',
      startDate: '2022-02',
      endDate: '2023-05',
      description: 'Client: Nadi Bank\nRole: Developer\nResponsibilities:\n- Built the screens',
    },
    { name: 'Insurance Portal', description: 'Client: Vriksha Insurance\nTeam Size: 4' },
  ])
})

test.each([
  'Project Title: Smart Meter',
  'Project #1: Smart Meter',
  'Title\t: Smart Meter',
  'Name of the Project :- Smart Meter',
])('"%s" is the name of a project', (line) => {
  expect(projectsOf('Academic Projects', line, 'Description: Reads the meter by itself').map(({ name }) => name)).toEqual([
    'Smart Meter',
  ])
})

test('a project without labels begins as before', () => {
  expect(projectsOf('Projects', 'Smart Meter', '• Reads by itself', 'Water Clock', '• Waters').map(({ name }) => name)).toEqual([
    'Smart Meter',
    'Water Clock',
  ])
})
