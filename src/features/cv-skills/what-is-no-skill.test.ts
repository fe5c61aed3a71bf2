/** What stands in a list of skills and is none, and the headings above such lists. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'

const read = (...texts: readonly string[]) =>
  propose(
    ['Asha Menon', ...texts].map((text) => paragraphOf(text, 10)),
    [],
  )
const skillsOf = (...texts: readonly string[]) => read(...texts).cv.skills

test('what people say about themselves is left over', () => {
  const { cv, left } = read(
    'Skills',
    '• Welding',
    '• Ability to build relationship and trust',
    '• Always try to learn',
    '• Team management',
    '• Thank You',
  )
  expect(cv.skills).toEqual(['Welding', 'Team management'])
  expect(left.find(({ title }) => title === 'Skills')?.text).toContain('Ability to build')
})

test('what may be a quality is doubtful', () => {
  expect(read('Skills', '• Welding', '• Confident and Determined', '• Pipe fitting').doubts).toContain('skills.1')
})

test.each([
  'SOFTWARE :',
  'CIVIL ENGINEERING SOFTWARES',
  'Core & Technical Skills:',
  'SOFTWARE SKILLS WITH GOOD EXPERIENCE:',
  'COMPUTER LANGUAGE:',
])('skills below "%s"', (heading) => {
  expect(skillsOf('Education', 'B.Com\tRao College, Pune\t2014', heading, '• Tekla', '• Excel')).toEqual(['Tekla', 'Excel'])
})

test.each(['PERSONNEL TRAIT', 'Final Year Project', 'Professional Membership', 'WORKEXPERIENCE'])(
  'the heading "%s" ends the skills',
  (heading) => {
    expect(skillsOf('Skills', '• Tekla', '• Excel', heading, '• Steel bridges')).toEqual(['Tekla', 'Excel'])
  },
)

test('the last word of a duty is no heading', () => {
  const { experience } = read(
    'Experience',
    'Clerk, Nadi Ltd.\tMay 2015 – June 2017',
    '• Installed and configured the',
    'software',
    'Fitter, Rao Ltd.\tMay 2013 – June 2014',
  ).cv
  expect(experience).toHaveLength(2)
})

test('skills named after writing and speaking are no head of a table of languages', () => {
  expect(skillsOf('Skills', 'Content Writing\tPublic Speaking', 'MS Excel\tTally ERP')).toEqual([
    'Content Writing',
    'Public Speaking',
    'MS Excel',
    'Tally ERP',
  ])
})

test('the end of a declaration beside the skills is none', () => {
  expect(
    skillsOf('Skills', '• Welding', '• Pipe fitting', 'Yours sincerely', 'Place: Nadipur', 'Nadipur', '(K.ASHA MENON)'),
  ).toEqual(['Welding', 'Pipe fitting'])
  expect(skillsOf('Skills', 'Welding, Pipe fitting, (K.ASHA MENON)')).toEqual(['Welding', 'Pipe fitting'])
})

test('web addresses and years of work are no skills', () => {
  expect(skillsOf('Skills', 'Welding, www.menon.example, 4 years in fitting, 10 Key')).toEqual(['Welding', '10 Key'])
})

test('a school of the person among the skills is none', () => {
  expect(skillsOf('Education', 'B.Com\tRao College, Pune\t2014', 'Skills', '• Tally', '• Rao College', '• Excel')).toEqual([
    'Tally',
    'Excel',
  ])
})

test('signs and letters before a skill do not belong to it', () => {
  expect(skillsOf('Skills', 'Languages', '-: Java, Python', 'Editors', '-: Vim, Emacs')).toEqual([
    'Java',
    'Python',
    'Vim',
    'Emacs',
  ])
  expect(skillsOf('Skills', 'A. Reporting', 'B. Stock taking')).toEqual(['Reporting', 'Stock taking'])
})
