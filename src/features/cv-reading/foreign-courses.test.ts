/** Courses, labels, brackets and titles of CVs from elsewhere. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { propose } from './propose.ts'

const reading = (...lines: readonly string[]) =>
  propose(
    lines.map((line) => ({ ...paragraphOf(line.replace(/^• /, ''), 10), look: 'plain 10', isBullet: line.startsWith('• ') })),
    [],
  )

const skillsOf = (line: string) => reading('SKILLS', line).cv.skills

test('two unknown names beside a time are a course and its school where other lines have that form', () => {
  const { cv, doubts } = reading(
    'EDUCATION',
    '2013\tTrainer for Looms\tNadi Labs, Pune',
    '2009\tPhysics\tSindhu University, Pune',
    '2005\tB.Sc. Physics\tBrahma College, Pune',
  )
  expect(cv.education[0]).toMatchObject({ institution: 'Nadi Labs', degree: 'Trainer for Looms', endYear: '2013' })
  expect(doubts).toEqual(expect.arrayContaining(['education.0.institution', 'education.0.degree']))
})

test('a name before a country beside a degree is its school, and doubtful', () => {
  const { cv, doubts } = reading('EDUCATION', '2012–2015\tPh.D in Physics\tLoom Nadi, France')
  expect(cv.education).toMatchObject([{ institution: 'Loom Nadi', degree: 'Ph.D', field: 'Physics' }])
  expect(doubts).toContain('education.0.institution')
  expect(reading('EDUCATION', 'B.Com, 2015\tNorth Lakhimpur, Assam').cv.education).toMatchObject([{ institution: '' }])
})

test('a university below a course whose school stands first begins the next course', () => {
  const { education } = reading(
    'EDUCATION',
    'Sindhu University',
    'Pune, India',
    'B.S. in Physics',
    'Aug 2012 – May 2016',
    'GPA: 3.8/4.0',
    'Nadi University',
    'Nashik, India',
    'M.S. in Looms',
    'Aug 2016 – May 2018',
  ).cv
  expect(education).toMatchObject([
    { institution: 'Sindhu University', degree: 'B.S.', endYear: '2016' },
    { institution: 'Nadi University', degree: 'M.S.', endYear: '2018' },
  ])
})

test('a course behind its time belongs to the school below', () => {
  const { education } = reading('EDUCATION', '2003 – 2005\tStudent of looms', 'Nadi University').cv
  expect(education).toMatchObject([{ institution: 'Nadi University', startYear: '2003', endYear: '2005' }])
})

test('skills in brackets behind another one are skills, but not where most have brackets', () => {
  expect(skillsOf('Python (Django, Flask), Java, Git')).toEqual(['Python', 'Django', 'Flask', 'Java', 'Git'])
  expect(skillsOf('Cloud (Nimbus, Stratus), Data (Ledger, Tally)')).toEqual(['Cloud (Nimbus, Stratus)', 'Data (Ledger, Tally)'])
  expect(skillsOf('Windows (7, 10), Java, Git')).toEqual(['Windows (7, 10)', 'Java', 'Git'])
})

test('labels behind full stops part the skills', () => {
  expect(skillsOf('Languages: Python, SQL. Tools: Git, Docker.')).toEqual(['Python', 'SQL', 'Git', 'Docker'])
})

test('a skill in brackets is doubtful, and the one before them is not', () => {
  const { doubts } = reading('SKILLS', 'Java, Python (Django, Flask), Git')
  expect(doubts.filter((one) => one.startsWith('skills'))).toEqual(['skills.2', 'skills.3'])
})

test('the head of a table of languages is no skill', () => {
  const { skills, languages } = reading(
    'PERSONAL SKILLS',
    'Mother tongue(s)\tMarathi',
    'Listening\tReading\tSpoken interaction',
    'English\tC1\tC1\tB2',
    'Python, Excel',
  ).cv
  expect(skills).toEqual(['Python', 'Excel'])
  expect(languages).toEqual(['Marathi', 'English'])
})

test('a label that stands before the tools of other jobs opens no section, nor does the rest of a phrase', () => {
  const { experience } = reading(
    'EXPERIENCE',
    'Clerk, Nadi Stores\t2019 – 2021',
    'Technologies: Ledger, Tally',
    '• Installed the printers and',
    'software',
    'Guard, Rao Mills\t2016 – 2019',
    'Technologies',
    'Gate, Bell',
    '• Kept the gate.',
  ).cv
  expect(experience.map(({ company }) => company)).toEqual(['Nadi Stores', 'Rao Mills'])
})

test('"Volunteer" below an employer is a position there', () => {
  const { experience } = reading(
    'WORK HISTORY',
    'Nadi Museum\tJan 2016 – Current',
    'Volunteer',
    'Kept the tools of the museum, and the books about them.',
    'Rao College\tMay 2014 – June 2014',
    'IT Technician',
    'Helped the teachers of the college with their tools.',
  ).cv
  expect(experience).toMatchObject([
    { company: 'Nadi Museum', position: 'Volunteer' },
    { company: 'Rao College', position: 'IT Technician' },
  ])
})

test('a place with a comma in brackets is no part of the employer, and "chez" stands before one', () => {
  const { experience } = reading(
    'EXPERIENCE',
    'Nadi Labs (Nashik, India)',
    'Jan 2019 – Present',
    'Engineer',
    '• Built looms.',
    'Développeuse chez Brahma',
    'Jan 2016 – Dec 2018',
    '• Built carpets.',
  ).cv
  expect(experience.map(({ company }) => company)).toEqual(['Nadi Labs', 'Brahma'])
})

test('a list of titles is a title of the first section', () => {
  expect(headingIn('HONORS, AWARDS & CERTIFICATIONS')?.name).toBe('achievements')
  expect(headingIn('Skills, Java & Tally')).toBeNull()
})
