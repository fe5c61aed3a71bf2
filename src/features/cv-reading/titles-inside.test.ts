/** Titles within sections, and headings in rare forms. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const cvOf = (...texts: readonly string[]) => readLines(...texts).cv
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

const styledOf = (...texts: readonly string[]) =>
  propose(
    ['Asha Menon', ...texts].map((text) => ({ ...paragraphOf(text, 10), look: 'plain 10' })),
    [],
  ).cv

test('one-line sections below the jobs open, though all lines have one style', () => {
  const cv = styledOf(
    'Work Experience:',
    'Clerk, Nadi Stores Pvt Ltd, Jan 2019 – Dec 2021',
    'Education: B.Com, Pune University, 2015',
    'Skills: Tally, Excel, Word',
    'Languages Known: English, Marathi',
  )
  expect(cv.experience).toMatchObject([{ company: 'Nadi Stores Pvt Ltd', position: 'Clerk' }])
  expect(cv.education).toMatchObject([{ degree: 'B.Com', institution: 'Pune University' }])
  expect(cv.skills).toEqual(['Tally', 'Excel', 'Word'])
})

test.each(['Skills', 'Technologies'])('"%s" below a job that has such a label itself is the title of a section', (title) => {
  const cv = styledOf('Experience', 'Clerk, Nadi Stores Pvt Ltd, Jan 2019 – Dec 2021', `${title}: Tally`, title, 'Excel, Word')
  expect(cv.skills).toEqual(expect.arrayContaining(['Excel', 'Word']))
})

test('a title in capitals may stand in one line with the first entry of its section', () => {
  const cv = cvOf(
    'TECHNICAL SKILLS',
    'Java, SQL',
    'EXPERIENCE\tSoftware Engineer\tAugust 2018 - Present',
    'Nadi Labs Pvt Ltd',
    '• Built the search',
    'EDUCATION\tB.Tech in Computer Science, Nadi University\t2014 - 2018',
  )
  expect(cv.skills).toEqual(['Java', 'SQL'])
  expect(cv.experience).toMatchObject([{ company: 'Nadi Labs Pvt Ltd', position: 'Software Engineer', startDate: '2018-08' }])
  expect(cv.education).toMatchObject([{ degree: 'B.Tech', institution: 'Nadi University' }])
})

test('a label in capitals among the skills says how long somebody has worked', () => {
  const skills = ['Skills', 'Java, SQL', 'EXPERIENCE\tMay 2015 to June 2017', 'Git, Ant']
  expect(cvOf(...skills).skills).toEqual(expect.arrayContaining(['Java', 'Git', 'Ant']))
})

test('a project of a course stays in its entry, and the courses go on below it', () => {
  const cv = cvOf(
    'EDUCATION',
    'B.Tech in Computer Science, Nadi University\t2014 - 2018',
    'Final Year Project: Watering fields by sensors',
    'Class XII, Vidya School, 2014',
    'SKILLS',
    'Java, SQL',
  )
  expect(cv.education.map(({ institution }) => institution)).toEqual(['Nadi University', 'Vidya School'])
})

test('technical qualifications are courses, or skills if none of them is a course', () => {
  expect(cvOf('Technical Qualification', 'ITI (Fitter), Govt. ITI Nashik, 2018').education).toMatchObject([{ degree: 'ITI' }])
  expect(cvOf('Technical Qualification', 'Tally Prime, MS Excel').skills).toEqual(['Tally Prime', 'MS Excel'])
})

test('what a nurse handles, and where she is registered, is no course', () => {
  const cv = cvOf(
    'EDUCATION',
    'SSLC, Vidya School, 2012',
    'REGISTRATION DETAILS',
    'Nurses Council of Nadi, Reg. No. 123456',
    'EQUIPMENT HANDLED',
    'Ventilator, Infusion pump',
  )
  expect(cv.education).toHaveLength(1)
  expect(cv.skills).toEqual(['Ventilator', 'Infusion pump'])
  expect(jobsOf('Experience', 'Nurse, Nadi Ltd, 2015 – 2017', 'Equipment handled', 'Ventilator')).toHaveLength(1)
})

test('the rows of a form below "Personal Profile" are no summary', () => {
  expect(cvOf('Personal Profile', 'Steady clerk.', 'Name: Asha Menon', 'Nationality: Indian', 'Date-').summary).toBe(
    'Steady clerk.',
  )
})

test('a title of two parts with a slash ends the jobs', () => {
  const cv = cvOf('Experience', 'Clerk, Nadi Ltd, 2015 – 2017', 'TRAINING / WORKSHOPS', '• Course on safety, 2021')
  expect(cv.experience[0]?.description).toBe('')
})
