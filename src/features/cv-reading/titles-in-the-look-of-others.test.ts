/** Unknown titles in the text style of known ones, and known titles beside their first entry. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const inLook = (look: string, ...texts: readonly string[]): Paragraph[] =>
  texts.map((text) => ({ ...paragraphOf(text, 12), look }))
const title = (text: string) => inLook('bold', text)
const text = (...texts: readonly string[]) => inLook('plain', ...texts)

test('an unknown title ends the skills, though a contact detail above has the style of titles', () => {
  const read = propose(
    [
      ...text('Meera Nair'),
      ...title('Date of Birth and Place:\t25th June, 1995 in Pune'),
      ...title('Academic Qualification'),
      ...text('B.Sc, Vidya College, 2017'),
      ...title('Skills'),
      ...text('Python, FORTRAN'),
      ...title('Details of M.Sc. Dissertation'),
      ...text('Duration of Project: One year', 'Title of the Thesis: Lives of rivers'),
      ...title('Area of Interest:'),
      ...text('Rivers'),
      ...title('List of Referees'),
      ...text('Dr. Asha Rao'),
      ...title('English Test'),
      ...text('Passed'),
      ...title('Further Examinations'),
      ...text('Passed'),
    ],
    [],
  ).cv
  expect(read.skills).toEqual(['Python', 'FORTRAN'])
})

test('a labelled line above the first title in the style of titles is none', () => {
  const read = propose(
    [
      ...title('NAME: - MEERA NAIR'),
      ...text('ADDRESS - House No- 2615, Block-B, Sona Nagar, Faridabad, Haryana-121001.'),
      ...title('EDUCATION:'),
      ...text('B.Sc, Vidya College, 2017'),
      ...title('KEY SKILLS:'),
      ...text('Turning', 'Milling'),
      ...title('SPECIALITIES:'),
      ...text('Works well with others.'),
    ],
    [],
  ).cv
  expect(read.personalInfo.address).toContain('Faridabad')
  expect(read.skills).toEqual(['Turning', 'Milling'])
})

test('projects beside their title, with a time, are no jobs', () => {
  const read = propose(
    [
      ...text('Meera Nair', 'EXPERIENCE'),
      ...text(
        'KAVERI ELECTRONICS LIMITED\tJune 2015 – July 2016',
        '- Tested boards',
        'PROJECTS\tTHEFT ALARM\tJan 2017 – May 2017',
      ),
      ...text('- Built the alarm'),
    ],
    [],
  ).cv
  expect(read.experience).toHaveLength(1)
})

const small = (...texts: readonly string[]): Paragraph[] => texts.map((one) => ({ ...paragraphOf(one, 11), look: 'small' }))
const big = (one: string): Paragraph => ({ ...paragraphOf(one, 14), look: 'big' })

test('hobbies below a smaller title within the skills are no skills', () => {
  const read = propose(
    [
      ...small('Meera Nair'),
      big('Work Experience'),
      ...small('Rao & Sons, Clerk, 2015 - 2017'),
      big('Skills and Interest'),
      ...small('Computer: MS Excel, ORACLE.', 'Interests:', 'Cricket, Trekking'),
    ],
    [],
  ).cv
  expect(read.skills).toEqual(['MS Excel', 'ORACLE'])
})
