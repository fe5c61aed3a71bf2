/** Readings that may be something else are shown as doubtful. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const doubtsOf = (...texts: readonly string[]) =>
  propose(
    texts.map((text, at) => paragraphOf(text, at === 0 ? 20 : 10)),
    [],
  ).doubts

const withSkills = (job: string) =>
  doubtsOf(
    'Asha Menon',
    'Address: Ward 4, Nadiganj, Nashik 422001',
    'Experience',
    job,
    '• Worked for clients',
    'Skills',
    'SEO, Excel, Photoshop',
  )

test('an employer that is one of the skills, or the town of the address', () => {
  expect(withSkills('Specialist\tSEO\tMay 2015 – June 2017')).toContain('experience.0.company')
  expect(withSkills('Draftsman\tNadiganj\tMay 2015 – June 2017')).toContain('experience.0.company')
})

const inJob = (job: string) => doubtsOf('Asha Menon', 'Experience', job, '• Kept the books')

test('an employer of which only the kind is left', () => {
  expect(inJob('Engineer\tTECHNOLOGIES LTD\tMay 2015 – June 2017')).toContain('experience.0.company')
  expect(inJob('Engineer\tNADI TECHNOLOGIES LTD\tMay 2015 – June 2017')).not.toContain('experience.0.company')
})

test('a person who stands before the position', () => {
  expect(inJob('Nadi Solutions Ltd\tRavi Rao/ Vice President\tMay 2015 – June 2017')).toContain('experience.0.position')
})

test('the names of two persons', () => {
  expect(doubtsOf('Asha Menon Ravi Menon', 'asha@example.in', 'Skills', 'Excel')).toContain('personalInfo.fullName')
})

test('what people say of themselves is no skill, unless it names one', () => {
  const doubts = doubtsOf(
    'Asha Menon',
    'Skills',
    '• Excel',
    '• Tally',
    '• Good communication skills',
    '• determined',
    '• Welding',
  )
  expect(doubts.filter((path) => path.startsWith('skills'))).toEqual(['skills.3'])
})
