/** CVs from Germany and France, the European form (Europass), and templates of word processors. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

type Line = readonly [text: string, look: string]
const bold = (text: string): Line => [text, 'bold 12']
const read = (...lines: readonly (Line | string)[]) => {
  const { cv } = propose(
    ['Asha Menon', ...lines]
      .map((line): Line => (typeof line === 'string' ? [line, 'plain 10'] : line))
      .map(([text, look]) => ({ ...paragraphOf(text, 10), look })),
    [],
  )
  return {
    ...cv,
    jobs: cv.experience.map(({ company, position, startDate, endDate }) => [company, position, startDate, endDate]),
    courses: cv.education.map(({ institution, degree, startYear, endYear }) => [institution, degree, startYear, endYear]),
  }
}

test('a CV in German', () => {
  const { jobs, languages } = read(
    bold('Berufserfahrung'),
    'März 2015 – Juni 2017\tBuchhalterin, Nadi GmbH, Berlin',
    'seit 07/2017\tLeiterin, Vriksha AG, Berlin',
    '2010 – heute\tEntwickler, Rao GmbH',
    bold('Sprachen'),
    'Deutsch (Muttersprache), Englisch (fließend)',
  )
  expect(jobs).toEqual([
    ['Nadi GmbH', 'Buchhalterin', '2015-03', '2017-06'],
    ['Vriksha AG', 'Leiterin', '2017-07', ''],
    ['Rao GmbH', 'Entwickler', '2010-01', ''],
  ])
  expect(languages).toHaveLength(2)
})

test('a CV in French', () => {
  const { jobs, courses } = read(
    bold('Expérience professionnelle'),
    'De janvier 2015 à août 2017\tComptable, Nadi SARL, Paris',
    'Depuis 2017\tChef de projet, Vriksha, Lyon',
    bold('Formation'),
    '2010 – 2013\tLicence Informatique, Université de Lyon',
  )
  expect(jobs).toEqual([
    ['Nadi SARL', 'Comptable', '2015-01', '2017-08'],
    ['Vriksha', 'Chef de projet', '2017-01', ''],
  ])
  expect(courses).toEqual([['Université de Lyon', 'Licence', '2010', '2013']])
})

test('in the form of Europe the time and the place stand above the name', () => {
  const { jobs, courses, languages } = read(
    bold('WORK EXPERIENCE'),
    '05/2015 – 06/2017 – Pune, India',
    bold('CLERK – NADI FOODS'),
    'Kept the books.',
    bold('EDUCATION AND TRAINING'),
    '09/2010 – 05/2013 – Pune, India',
    bold('BACHELOR OF COMMERCE – Nadi College'),
    '09/2008 – 05/2010 – Pune, India',
    bold('HIGH SCHOOL – Nadi School'),
    bold('LANGUAGE SKILLS'),
    'Mother tongue(s): HINDI',
    'Other language(s):',
    'English',
  )
  expect(jobs).toEqual([['NADI FOODS', 'CLERK', '2015-05', '2017-06']])
  expect(courses).toEqual([
    ['Nadi College', 'BACHELOR OF COMMERCE', '2010', '2013'],
    ['Nadi School', 'HIGH SCHOOL', '2008', '2010'],
  ])
  expect(languages).toEqual(['HINDI', 'English'])
})

test('a slash stands between the degree and its school', () => {
  expect(read(bold('Education'), 'June 2013', 'B.Com / Nadi College, Pune').courses).toEqual([
    ['Nadi College, Pune', 'B.Com', '', '2013'],
  ])
})

test('spoken languages stand below a label alone among the skills, in any of these languages', () => {
  const skills = ['Skills & Interests', 'Technology\tTally\tExcel']
  expect(read(...skills, 'Languages', 'German (native) English (fluent)\tSpanish (Basics)').languages).toEqual([
    'German (native)',
    'English (fluent)',
    'Spanish (Basics)',
  ])
  expect(read('Kenntnisse', 'Tally, Excel', 'Sprachen', 'Deutsch (Muttersprache)\tEnglisch (flüssig)').languages).toHaveLength(2)
  expect(read('Skills', 'Tally, Excel', 'Idiomas: Inglés, Español').languages).toEqual(['Inglés', 'Español'])
  expect(read('Skills', 'Tally, Excel', 'Language:', 'Fluent in Spanish').languages).toEqual(['Spanish (fluent)'])
})

test('a line of languages without a label goes on in the next line', () => {
  expect(read('English, Hindi,', 'Marathi', 'Skills', 'Tally').languages).toEqual(['English', 'Hindi', 'Marathi'])
})

test.each([
  ['EXPERIENCIA EN LA INDUSTRIA', 'FORMACIÓN', 'CONOCIMIENTOS EN COMPUTACIÓN'],
  ['Expérience', 'Études', 'Compétences techniques'],
  ['Esperienza professionale', 'Istruzione e formazione', 'Competenze informatiche'],
])('titles in Spanish, French and Italian: %s', (work, school, tools) => {
  const { jobs, courses, skills } = read(
    bold(work),
    'Clerk, Nadi Traders GmbH\tMay 2018 – June 2019',
    bold(school),
    'B.Com, Nadi College\t2015',
    bold(tools),
    'Tally, Excel',
  )
  expect(jobs.map(([, position]) => position)).toEqual(['Clerk'])
  expect(courses.map(([, degree]) => degree)).toEqual(['B.Com'])
  expect(skills).toEqual(['Tally', 'Excel'])
})
