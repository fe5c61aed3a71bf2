/** Names that were cut, or mixed with others, are shown as doubtful. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const isMarked = (path: string, ...lines: readonly string[]): boolean => readLines(...lines).doubts.includes(path)

test.each(['Relationship', 'Management', 'PROJECTS / OPEN SOURCE'])('the skill "%s"', (skill) => {
  const { cv, doubts } = readLines('Skills', 'Tally', 'Excel', skill, 'Filing')
  expect(doubts).toContain(`skills.${cv.skills.indexOf(skill)}`)
})

test('other skills are sure', () => {
  expect(readLines('Skills', 'Tally', 'Project Management', 'SAP / MM', 'Filing').doubts).not.toContain('skills.1')
})

const job = (role: string) => ['Experience', `${role} | Rao Textiles Ltd | May 2015 – June 2017`] as const

test('a sentence in brackets behind a position', () => {
  expect(isMarked('experience.0.position', ...job('Developer (used Java language)'))).toBe(true)
  expect(isMarked('experience.0.position', ...job('Developer (Java)'))).toBe(false)
})

test('a subject in brackets behind a school, and a degree without its subject', () => {
  expect(isMarked('education.0.institution', 'Education', 'Diploma in Design', 'Nadi Institute (Pure Science)', '2015')).toBe(
    true,
  )
  expect(isMarked('education.0.degree', 'Education', 'Master Degree', 'Nadi University', '2015')).toBe(true)
})

test('capitals of another word in an email address', () => {
  expect(isMarked('personalInfo.email', 'asha15REFERENCES-13746@example.in')).toBe(true)
  expect(isMarked('personalInfo.email', 'asha15-13746@example.in')).toBe(false)
  expect(isMarked('personalInfo.email', 'ASHA.MENON@EXAMPLE.IN')).toBe(false)
})

test('a name with the label of another line', () => {
  expect(isMarked('personalInfo.fullName', 'Name: Asha Menon Address', 'Skills', 'Excel')).toBe(true)
  expect(isMarked('personalInfo.fullName', 'Name: Asha Menon', 'Skills', 'Excel')).toBe(false)
})

test('an employer before the colon of a position', () => {
  const lines = ['Experience', 'Nadi Technology Solutions: Programmer Analyst | LINK June 2015 – June 2017']
  expect(isMarked('experience.0.position', ...lines)).toBe(true)
})

test('the name of the person among the skills', () => {
  const { cv, doubts } = readLines('Asha Menon', 'Skills', 'Tally', 'Excel', 'Asha Menon', 'Filing')
  expect(doubts).toContain(`skills.${cv.skills.indexOf('Asha Menon')}`)
})

test.each([
  'Adviser: Prof. Ravi Rao',
  'Term Project, Adviser: Prof. Ravi Rao',
  'Term Project - Co-Adviser - Prof. Ravi Rao',
  'Guide: Dr. Rao',
])('a project whose second line is its adviser: %s', (adviser) => {
  const lines = [
    'Research Experience',
    'Detection of Faults in Looms January 2021 – April 2021',
    adviser,
    '• Built a model of a loom.',
  ]
  const { cv } = readLines(...lines)
  const values = cv.experience.flatMap(({ company, position }, at) => [
    ...(company === adviser ? [`experience.${at}.company`] : []),
    ...(position === adviser ? [`experience.${at}.position`] : []),
  ])
  expect(values).not.toEqual([])
  for (const value of values) expect(isMarked(value, ...lines)).toBe(true)
})
