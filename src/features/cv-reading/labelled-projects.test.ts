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

test('if no section has jobs, sentences among the projects state them, and the project below tells about its job', () => {
  const jobs = readLines(
    'Project Experience:',
    'Worked in Nadi Systems, Bangalore, India as Software Engineer from Sep 2021 to May 2023.',
    'Project\t: Collection Management',
    'Duration\t: Sep-2021 to May-2023',
    'Role\t: Software Engineer',
    'Description: A web application for customer details.',
    'Worked in Rao Infotech Private Limited, Hyderabad as UI Developer from Apr 2019 to Sep 2021.',
    'Project\t: Kermit',
    'Duration\t: Apr-2019 to Sep-2021',
    'Role\t: UI Developer',
  ).cv.experience
  expect(jobs.map(({ company, position, startDate, endDate }) => [company, position, startDate, endDate])).toEqual([
    ['Nadi Systems', 'Software Engineer', '2021-09', '2023-05'],
    ['Rao Infotech Private Limited', 'UI Developer', '2019-04', '2021-09'],
  ])
  expect(jobs[0]?.description).toContain('Collection Management')
})
