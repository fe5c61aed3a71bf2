/** Wide gaps of spaces in Word files, and first letters in another font. */
import { expect, test } from 'vitest'
import { type Paragraph, paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const lines = (...texts: readonly string[]): Paragraph[] => ['Meera Nair', ...texts].map((text) => paragraphOf(text, 11))
const gap = ' '.repeat(20)

test('a wide gap of spaces parts a line as a tab does', () => {
  expect(paragraphOf(`Nadi Foods, Pune${gap}June – 2016`).text).toBe('Nadi Foods, Pune\tJune – 2016')
  expect(paragraphOf('Nadi  Foods   Pune').text).toBe('Nadi Foods Pune')
})

test('a title beside its first entry, with a gap of spaces between them, opens the section', () => {
  const { education, experience } = propose(
    lines(
      'EDUCATION',
      `Vidya College${gap}May, 2017`,
      'B.Tech, Electronics',
      `INTERNSHIP${gap}NADI INSTITUTE OF TECHNOLOGY – PUNE${gap}June 2017 – July 2017`,
      '- Worked on sensors for rivers',
      `KAVERI ELECTRONICS LIMITED, CHENNAI${gap}June – 2016`,
      '- Tested boards for radios',
    ),
    [],
  ).cv
  expect(education.map(({ institution }) => institution)).toEqual(['Vidya College'])
  expect(experience.map(({ company }) => company)).toEqual(['NADI INSTITUTE OF TECHNOLOGY', 'KAVERI ELECTRONICS LIMITED'])
})

const jobsOf = (lead: string) =>
  propose(
    [
      ...lines('Experience', 'Recruiter', 'Rao GCC | September 2024 - Till now', '- Kept the data', 'Talent Analyst'),
      { ...paragraphOf('Newbank Soft Solutions | March 2024 - July 2024', 11), lead },
      ...lines('- Understood the clients').slice(1),
    ],
    [],
  ).cv.experience

test('a first letter in another font is no name, and neither is a part of a word', () => {
  for (const lead of ['N', 'Newb'])
    expect(jobsOf(lead)[1]).toMatchObject({ company: 'Newbank Soft Solutions', position: 'Talent Analyst' })
})
