import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { spokenAnywhere } from '#features/cv-skills/languages-anywhere.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'

const read = (...texts: readonly string[]) => readLines(...texts).cv

test.each([
  ['Languages Known : English, Hindi, Odia', ['English', 'Hindi', 'Odia']],
  ['Language’s Known\t: - English & Hindi', ['English', 'Hindi']],
  ['Marital Status: Unmarried Language Known:\tEnglish, Hindi Nationality: Indian', ['English', 'Hindi']],
  ['Linguistic Ability: Tamil and English.', ['Tamil', 'English']],
  ['Hindi & English', ['Hindi', 'English']],
])('"%s" is found below the jobs too', (line, languages) => {
  expect(read('Work Experience', 'Clerk, Rao Foods, 2015 – 2017', line).languages).toEqual(languages)
})

test('a form about the person is no part of the skills above it', () => {
  expect(read('Skills', 'Excel', 'Tally', 'Passport No M0446391', 'Place of issue Bhopal').skills).toEqual(['Excel', 'Tally'])
})

const nameOf = (text: string) => headingIn(text)?.name

test('the skills have headings of many words', () => {
  const titles = [
    'Software Exposure',
    'Computer Software Knowledge',
    'SUMMARY OF SKILLS',
    'Technicals Skills',
    'Software / Computer Proficiency',
  ]
  expect(titles.map(nameOf)).toEqual(titles.map(() => 'skills'))
  expect(['of skills', 'Summary of Experience', 'Professional Knowledge'].map(nameOf)).toEqual([undefined, undefined, undefined])
})

test.each(['Language ', 'languages known : English, ', '& ', ', '])('many times "%s" takes no long time', (text) => {
  const start = performance.now()
  spokenAnywhere(
    [text.repeat(20_000), ...Array.from({ length: 4_000 }, () => text.repeat(20).slice(0, 299))].map((one) => paragraphOf(one)),
  )
  expect(performance.now() - start).toBeLessThan(1_500)
})
