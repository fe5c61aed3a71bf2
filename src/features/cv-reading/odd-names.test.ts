/** Signs of doubt that many CVs showed: each marks an odd reading, and not the same entry without the sign. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const doubtsOf = (...texts: readonly string[]): readonly string[] =>
  propose(
    texts.map((text) => paragraphOf(text, 10)),
    [],
  ).doubts

const marked = (kind: string, ...texts: readonly string[]): readonly string[] =>
  doubtsOf('Asha Menon', ...texts).filter(
    (path) => path.startsWith(kind) && /company|position|institution|degree|skills/.test(path),
  )

const job = (text: string) => marked('experience', 'Experience', text)
const time = 'May 2015 – June 2017'
const withFirm = (text: string) => job(`${text} | Nadi Traders Pvt. Ltd.\t${time}`)
const ofName = (name: string, email: string) => doubtsOf(name, email, 'Experience', `Clerk | Rao Pvt. Ltd.\t${time}`)
const ofTable = (degree: string) =>
  marked('education', 'Education', 'Course\tCollege\tYear\tMarks', `${degree}\tVriksha College\t2015\t71`)
const ofSkills = (...items: readonly string[]) => marked('skills', 'Skills', ...items)

test.each([
  ['Roles and Responsibilities', 'Clerk'],
  ['Company Profile', 'Clerk'],
  ['Roadside Services Department Office', 'Clerk'],
  ['Sosyo Circle, Bamroli Rd', 'Clerk'],
  ['Vriksha Enterprises', 'Kolep Vrena'],
])('%s is doubtful as an employer of %s', (company, position) => {
  expect(job(`${position} | ${company}\t${time}`)).toContain('experience.0.company')
})

test.each([
  ['Rao Projects Pvt. Ltd.', 'Clerk'],
  ['360 Realtors LLP', 'Sales Manager'],
  ['Vriksha Enterprises', 'Accounts Clerk.'],
])('%s is not, with %s', (company, position) => {
  expect(job(`${position} | ${company}\t${time}`)).toEqual([])
})

test('an employer or a place behind the dash of a position makes both doubtful, and a branch of the work does not', () => {
  expect(withFirm('Trade Engineer- Rao Associates')).toContain('experience.0.position')
  expect(withFirm('Site Engineer- Kuwait')).toContain('experience.0.position')
  expect(withFirm('Engineer- Service & Maintenance')).toEqual([])
})

test('a name of which the email address has no three letters is doubtful, unless many people may use the address', () => {
  expect(ofName('Letter Pages', 'asha.menon@gmail.com')).toContain('personalInfo.fullName')
  expect(ofName('Asha Menon', 'amenon@gmail.com')).not.toContain('personalInfo.fullName')
  expect(ofName('Asha Menon', 'contact@vriksha.in')).not.toContain('personalInfo.fullName')
})

test('an email address whose ending text stands against is doubtful, and a label before it is dropped', () => {
  const { cv, doubts } = propose([paragraphOf('Asha Menon', 10), paragraphOf('address-asha.menon@gmail.comS', 10)], [])
  expect(cv.personalInfo.email).toBe('asha.menon@gmail.comS')
  expect(doubts).toContain('personalInfo.email')
  expect(doubtsOf('Asha Menon', 'asha.menon@gmail.com')).not.toContain('personalInfo.email')
})

test('a course whose degree has no word of degrees is doubtful', () => {
  const others = ['Education', 'B.Com, Fergusson College 2010 – 2013', 'M.Com, Savitri College 2013 – 2015']
  const third = (text: string) => marked('education', ...others, text).filter((path) => path.startsWith('education.2'))
  expect(third('MBA, Vriksha College 2015 – 2017')).toEqual([])
  expect(ofTable('Up to 6th Semester')).toContain('education.0.degree')
  expect(ofTable('Three Years Diploma')).not.toContain('education.0.degree')
})

test('names of groups are doubtful as skills, programming languages are not, and ratings are no part of a skill', () => {
  expect(ofSkills('Java', 'SQL', 'Ticketing Tools', 'Oracle')).toEqual(['skills.2'])
  expect(ofSkills('Java Language', 'HTML Language', 'SQL')).toEqual([])
  const { cv, doubts } = readLines('Skills', 'Python***', '⚫ Tally')
  expect(cv.skills).toEqual(['Python', 'Tally'])
  expect(doubts).toEqual([])
})
