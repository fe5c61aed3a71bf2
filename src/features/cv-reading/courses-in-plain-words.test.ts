/** Courses, skills and names in the words and forms of people who wrote their CV without a template. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const read = (...texts: readonly string[]) =>
  propose(
    texts.map((text) => paragraphOf(text, 10)),
    [],
  )
const coursesOf = (...texts: readonly string[]) =>
  read('Asha Menon', 'Education', ...texts).cv.education.map(({ degree, institution }) => [degree, institution])

test('the name of a school in capitals goes on in the next line', () => {
  expect(coursesOf('MBA', 'NADI INSTITUTE OF', 'MANAGEMENT, PUNE', '2018 – 2020').map(([, school]) => school)).toEqual([
    'NADI INSTITUTE OF MANAGEMENT, PUNE',
  ])
})

test('"qualified" before a degree', () => {
  expect(coursesOf('Qualified Senior Diploma in Vocal from Nadi Sangit Samiti, 2012')).toEqual([
    ['Senior Diploma', 'Nadi Sangit Samiti'],
  ])
})

test('an address below the courses is none of them', () => {
  const courses = coursesOf(
    'B.Com, Nadi College, 2015',
    'Correspondence Address:',
    'Room No. 1906, Near Sona College,',
    'Kandivali',
  )
  expect(courses).toEqual([['B.Com', 'Nadi College']])
})

test('a division is no subject', () => {
  const { education } = read(
    'Asha Menon',
    'Education',
    '10+2',
    'Graduated, July 2010',
    'Nadi School',
    'Marks 53%',
    'Division 2',
  ).cv
  expect(education.map(({ degree, institution, field }) => [degree, institution, field])).toEqual([['10+2', 'Nadi School', '']])
})

test('the name of the person below the skills is no skill', () => {
  expect(read('Asha Menon', 'Skills', 'Tally', 'Excel', '(Asha Rani Menon)').cv.skills).toEqual(['Tally', 'Excel'])
})

test('titles above marked items are no skills', () => {
  const items = [
    ['Routers', 'Cables', 'Fibre'],
    ['Excel', 'Word', 'Tally'],
    ['Lathes', 'Drills', 'Presses'],
  ]
  const lines = items.flatMap((own, at) => [`Group ${'ABC'[at]}`, ...own.map((item) => `• ${item}`)])
  expect(read('Asha Menon', 'Skills', ...lines, 'Typing').cv.skills).toEqual([...items.flat(), 'Typing'])
})

const job = (name: string, time: string) => [
  `• Institute Name - ${name}`,
  `Work duration- ${time}`,
  '• Position hold – Assistant professor',
  '• Subjects – structures',
]

test('labels with a dash in marked items are those of a job', () => {
  const lines = [
    ...job('Nadi institute of Technology', 'June 2017 To March 2018'),
    ...job('Sona institute', 'April 2018 To June 2021'),
  ]
  expect(read('Asha Menon', 'Experience', ...lines).cv.experience.map(({ company, position }) => [company, position])).toEqual([
    ['Nadi institute of Technology', 'Assistant professor'],
    ['Sona institute', 'Assistant professor'],
  ])
})

const doubtsOf = (name: string) =>
  propose([paragraphOf('RESUME', 20), paragraphOf(name, 12), paragraphOf('Skills', 12), paragraphOf('Excel', 10)], []).doubts

test('a name with an initial, or below a larger title, is not doubtful', () => {
  for (const name of ['K.Menon', 'MENON.K', 'Asha Menon']) expect(doubtsOf(name)).not.toContain('personalInfo.fullName')
  expect(doubtsOf('Menon')).toContain('personalInfo.fullName')
})
