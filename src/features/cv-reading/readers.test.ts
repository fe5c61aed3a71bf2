import { expect, test } from 'vitest'
import { phoneIn } from '#features/cv-words/contact-details.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { languagesIn, spokenAmong } from '#features/cv-skills/languages.ts'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { propose } from './propose.ts'
import { skillsIn } from '#features/cv-skills/skills.ts'
import { isPlace } from '#features/cv-words/words.ts'

const lines = (...texts: readonly string[]) => texts.map((text) => paragraphOf(text, 10))

test.each([
  ['607.379.5733', '607.379.5733'],
  ['Pleasantville, CA 94588 (555) 123-4567', '(555) 123-4567'],
  ['98220 41567', '+919822041567'],
  ['098400 12345', '+919840012345'],
  ['+44 7700 900123', '+447700900123'],
  ['+212 6 22 90 22 21', '+212622902221'],
  ['+49 178 910 11 12 13', '+49178910111213'],
  ['0334281675\t01/05/1999', '0334281675'],
  ['Celular: 993111504', '993111504'],
  ['CNIC: 36302-5018729-7', undefined],
])('the phone number of %s has no country that nobody stated', (text, found) => {
  expect(phoneIn(text)?.found).toBe(found)
})

test('programming languages are skills, spoken ones are languages, and levels are neither', () => {
  const { spoken, rest } = spokenAmong(lines('Languages: Python, C++', 'Languages: Hindi, English'))
  expect(skillsIn(rest).items.map(({ item }) => item)).toEqual(['Python', 'C++'])
  expect(languagesIn([...spoken, ...lines('Tamil ●●●○○', 'Native')]).items.map(({ item }) => item)).toEqual([
    'Hindi',
    'English',
    'Tamil',
  ])
})

test.each([
  ['Summer 2015 – Fall 2016', '2015-06', '2016-11'],
  ['Sep. 2023 Mar. 2024', '2023-09', '2024-03'],
  ['2016/09 - now', '2016-09', ''],
])('%s is a period', (text, start, end) => {
  expect(periodIn(text)).toMatchObject({ start, end })
})

test('a place abroad is a place, and an employer before a town is none', () => {
  expect(['Seattle, WA', 'Ithaca, NY', 'Seoul, S.Korea', 'Brightwater, Leeds, UK', 'Amazon'].map(isPlace)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})

test('under languages, names of which nobody speaks one are skills', () => {
  const read = propose(lines('Asha Menon', 'Languages', 'Typescript', 'Python', 'C++', 'Bash'), []).cv
  expect([read.skills, read.languages]).toEqual([['Typescript', 'Python', 'C++', 'Bash'], []])
  expect(propose(lines('Asha Menon', 'Idiomas', 'Inglês fluente', 'Espanhol'), []).cv.languages).toHaveLength(2)
})

test('points that lead to the right end of a line are no text', () => {
  expect(paragraphOf('Nadi Foods . . . . . . . . . .').text).toBe('Nadi Foods')
  expect(paragraphOf('Nadi Foods ........ 2016').text).toBe('Nadi Foods\t2016')
  expect(paragraphOf('• Nadi Foods ---------- 2020- 2024')).toMatchObject({ text: 'Nadi Foods\t2020- 2024', isBullet: false })
})

test.each([
  ['Jobs', 'experience'],
  ['Tech experiences', 'experience'],
  ['Expériences professionnelles', 'experience'],
  ['Formación académica', 'education'],
  ['Power skills', 'skills'],
  ['Core research experience', 'experience'],
  ['Additional research & industry experience', 'experience'],
  ['Beruflicher Werdegang', 'experience'],
  ['Schulbildung', 'education'],
  ['Parcours académique', 'education'],
  ['Degrees', 'education'],
  ['Governance', 'other'],
  ['Sprachkenntnisse', 'languages'],
  ['SKILLS AND KNOWLEDGE BASE', 'skills'],
  ['Key Competency Skills', 'skills'],
  ['Courses & MOOCs', 'certificates'],
  ['Skill Areas', 'skills'],
  ['EMPLOYMENT RECITAL', 'experience'],
  ['IT FORTE', 'skills'],
  ['PROGRAMMING LANGUAGES', 'skills'],
  ['Areas of Expertise', 'skills'],
  ['Technical Proficiencies', 'skills'],
  ['Tools & Technologies', 'skills'],
  ['Carrier Objective', 'summary'],
  ['Professional Synopsis', 'summary'],
  ['Driving Experience', 'experience'],
  ['Internship Details', 'experience'],
  ['Additional Qualification', 'certificates'],
  ['Trainings Attended', 'certificates'],
  ['Known Languages', 'languages'],
  ['Family Background', 'other'],
  ['Education and outreach', undefined],
])('%s is the heading of the part about %s', (text, name) => {
  expect(headingIn(text)?.name).toBe(name)
})

test('in a list of skills, a line of languages may say more of each in brackets', () => {
  const { spoken, rest } = spokenAmong(lines('English (C1 confirmed), Russian (native)', 'English literature, Chess'))
  expect([spoken.length, rest.length]).toEqual([1, 1])
})

test('a label of languages above names of programs names no spoken one', () => {
  const { spoken, rest } = spokenAmong(lines('Languages', 'Python, Java', 'Sprachen', 'Deutsch (C1)\tEnglisch'))
  expect([spoken.length, rest.length]).toEqual([1, 2])
})
