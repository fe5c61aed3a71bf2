/** Titles within sections, and headings in rare forms. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const cvOf = (...texts: readonly string[]) =>
  propose(
    ['Asha Menon', ...texts].map((text) => paragraphOf(text, 10)),
    [],
  ).cv
const jobsOf = (...texts: readonly string[]) =>
  cvOf(...texts).experience.map(({ company, position }) => `${position} | ${company}`)

test('achievements below each job do not end the jobs, and those below all do', () => {
  const jobs = ['Clerk, Nadi Ltd. May 2015 – June 2017', 'Teacher, Rao School Jan 2012 – April 2015']
  const [first = '', second = ''] = jobs
  const found = ['Clerk | Nadi Ltd.', 'Teacher | Rao School']
  expect(jobsOf('Experience', first, 'Achievements', '• Won a prize', second, 'Achievements', '• Won two')).toEqual(found)
  expect(jobsOf('Experience', first, second, 'Achievements', '• Won a prize')).toEqual(found)
  expect(cvOf('Experience', first, second, 'Achievements', '• Won a prize in 2016').achievements).toHaveLength(1)
})

test('the jobs go on below a heading of the next page', () => {
  const [first, second] = ['Clerk, Nadi Ltd. May 2015 – June 2017', 'Teacher, Rao School Jan 2012 – April 2015']
  expect(jobsOf('Experience', first, 'Skills', 'Excel', 'PROFESSIONAL EXPERIENCE CONTINUED', second)).toHaveLength(2)
})

test('headings with marks, where those of other parts have none', () => {
  const cv = cvOf(
    'Personal Data:',
    'Sex: Female',
    'Strengths',
    '• Positive attitude',
    '• Objective:',
    'Seeking a position to use my skills in a growing company that offers growth',
    '• Education:',
    'B.Com, Rao College, Pune, 2015',
    '• Work Experience:',
    'Company :- Nadi Ltd.',
    'Position : - Site Supervisor',
  )
  expect(cv.education).toMatchObject([{ institution: 'Rao College, Pune', degree: 'B.Com' }])
  expect(cv.experience).toMatchObject([{ company: 'Nadi Ltd.', position: 'Site Supervisor' }])
})

test('projects and activities with more words end the skills', () => {
  expect(cvOf('Skills', 'Excel, Tally', 'PROJECTS HANDLED:', 'Duration of the bridge, of its towers').skills).toEqual([
    'Excel',
    'Tally',
  ])
  expect(cvOf('Skills', 'Excel, Tally', 'CO-/EXTRA –CURRICULAR ACTIVITIE', '• Head of the school team').skills).toEqual([
    'Excel',
    'Tally',
  ])
})

test.each(['WORK EXPERIENCE – 8+ Years Approx', 'EXPERIENCE:- 3 Years', 'Work Experience : 2 Years 6 Months'])(
  '%s',
  (heading) => {
    expect(jobsOf(heading, 'Clerk, Nadi Ltd', 'May 2015 – June 2017', '• Kept the books')).toEqual(['Clerk | Nadi Ltd'])
  },
)
