import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { jobsIn, readLines } from '../../../tests/cv-import/read-lines.ts'
import { propose } from './propose.ts'

test('jobs go on below a title within a job', () => {
  expect(
    jobsIn(
      'Assistant Manager\tMay 2019 – Present',
      'Rao India Private Limited',
      'Projects',
      'Coordination for requirement gathering.',
      'Project Manager',
      'Nadi International Limited, Pune',
      'Jan 2018 – Apr 2019',
      'Managing projects for clients.',
      'Implementation Manager',
      'Asha Engineers Limited, Pune',
      'Jul 2017 – Dec 2017',
    ).map(([position]) => position),
  ).toEqual(['Assistant Manager', 'Project Manager', 'Implementation Manager'])
})

test('one project with a role, a firm and a time stays a project', () => {
  expect(
    jobsIn('Clerk, Rao Traders, May 2019 – Present', 'Projects', 'Team Leader', 'Nadi Bank', 'Jan 2018 – Apr 2019').map(
      ([position]) => position,
    ),
  ).toEqual(['Clerk'])
})

test('a long list of tools in brackets behind an employer goes below it', () => {
  const tools = '(Canvas Studio, Ledger Drawing Suite, Chalk and Paint, Animation Desk, Paper Layout)'
  const { cv } = readLines('Experience', 'Graphic Designer (from Nov. 2015 to March 2019)', `Rao Prints, Pune, India. ${tools}`)
  expect(cv.experience).toMatchObject([{ position: 'Graphic Designer', company: 'Rao Prints' }])
})

test('"Experience:" among the skills, with a job and its time behind it, opens a section', () => {
  const { cv } = readLines('Skills:', 'Lesson planning', 'Experience: Branch Manager( Nov 2018- Current) at Rao Academy, Pune')
  expect(cv.experience).toMatchObject([{ position: 'Branch Manager', company: 'Rao Academy', current: true }])
})

test('"EXPERIENCE" in smaller letters below the skills opens a section', () => {
  const lines: readonly (readonly [string, number])[] = [
    ['Asha Menon', 20],
    ['SKILLS', 14],
    ['Ledger, Canvas', 11],
    ['EXPERIENCE', 11],
    ['Data Analyst Intern', 11],
    ['Rao Technologies | Mar 2025 – Apr 2025', 11],
  ]
  const { cv } = propose(
    lines.map(([text, size]) => paragraphOf(text, size)),
    [],
  )
  expect(cv.experience).toMatchObject([{ position: 'Data Analyst Intern', company: 'Rao Technologies' }])
})

test('rows with time, position and employer below an unknown title are jobs', () => {
  const { cv } = readLines(
    'My way so far',
    'April 2019 – Present\tPrincipal\tRao Public School, Pune',
    'June 2018 to March 2019\tPrincipal\tNadi School, Pune',
    'March 2015 – April 2016\tEducation Officer\tAsha Education Foundation, Delhi',
    'Education',
    'M.A., Pune University, 2014',
  )
  expect(cv.experience).toMatchObject([
    { position: 'Principal', company: 'Rao Public School' },
    { position: 'Principal', company: 'Nadi School' },
    { position: 'Education Officer', company: 'Asha Education Foundation' },
  ])
})
