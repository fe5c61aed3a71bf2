/** Shapes of jobs and titles of CVs from elsewhere. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isPlace, scoreOf } from '#features/cv-words/words.ts'
import { propose } from './propose.ts'

type Line = string | readonly [text: string, look: string]
const reading = (...lines: readonly Line[]) =>
  propose(
    lines.map((line) => {
      const [text, look] = typeof line === 'string' ? [line, 'plain 10'] : line
      return { ...paragraphOf(text, 10), look }
    }),
    [],
  )

test.each([
  ['08–09 2012', '2012-08', '2012-09'],
  ['Summer 2012 and 2013', '2012-06', '2013'],
  ['1863-1865', '1863', '1865'],
  ['since 1865', '1865', ''],
])('the period "%s" is read', (text, start, end) => {
  expect(periodIn(text)).toMatchObject({ start, end, rest: '' })
})

test('the end of a web address is no word before a year, and a number is no year', () => {
  expect(periodIn('Clerk - nadi.example.de\t2010 - 2011')?.rest).toBe('Clerk - nadi.example.de')
  expect(periodIn('Sold 1850 units')).toBeNull()
})

test.each([
  ['EDUCACION', 'education'],
  ['Éducation', 'education'],
  ['COMPETENCES', 'skills'],
  ['Expérience professionnelle et bénévolat', 'experience'],
])('"%s" is a title', (text, name) => {
  expect(headingIn(text)?.name).toBe(name)
})

test('brackets say less than the name before them, and a school before a country is no place', () => {
  expect(scoreOf('Senior Developer (Scale-up for Translation Services)')).toBe(1)
  expect(scoreOf('Diseñadora de software')).toBe(1)
  expect(isPlace('Université du Nadi, France')).toBe(false)
})

test('the kind of a contract behind a position is no employer', () => {
  const { experience } = reading(
    'EXPERIENCE',
    'Nadi Foods\tRennes, France',
    'Développeur – Stage\tAvril 2023 – Juillet 2023',
    'Travail sur les commandes en ligne.',
    'Rao Mills\tNantes, France',
    'Développeur – Alternance\tMai 2021 – Juin 2022',
    'Travail sur les factures.',
  ).cv
  expect(experience).toMatchObject([
    { company: 'Nadi Foods', position: 'Développeur' },
    { company: 'Rao Mills', position: 'Développeur' },
  ])
})

test('lines in letters of their own before the times are headers, whatever stands in brackets behind the positions', () => {
  const { experience } = reading(
    ['EXPERIENCE', 'bold 14 capital'],
    ['Nadi', 'bold 11'] as const,
    'May 2019 - Present\tClerk (Trade of spices)',
    'Kept the books of the shops in town.',
    ['sindhu', 'bold 11'] as const,
    'May 2017 - May 2019\tClerk (Mill of paper)',
    'Kept the books of the mill.',
    ['Brahma', 'bold 11'] as const,
    'May 2015 - May 2017\tClerk (Fleet of boats)',
    'Kept the books of the boats.',
  ).cv
  expect(experience.map(({ company }) => company)).toEqual(['Nadi', 'sindhu', 'Brahma'])
})

test('employers behind their positions without a sign between are told apart, and doubtful', () => {
  const { cv, doubts } = reading(
    'WORK EXPERIENCE',
    '2021 - 2023',
    'CHIEF CASHIER NADI TRADE',
    'Counted the money of a bazaar with nine hundred shops in the old town.',
    '2019 - 2021',
    'DIRECTOR BRAHMA',
    'Led a house that lends books to schools in the hills of the north.',
  )
  expect(cv.experience).toMatchObject([
    { company: 'NADI TRADE', position: 'CHIEF CASHIER' },
    { company: 'BRAHMA', position: 'DIRECTOR' },
  ])
  expect(doubts).toContain('experience.1.company')
})

test('a table of skills with four columns has labels in the first and the third', () => {
  const { skills } = reading(
    'SKILLS',
    'Web\tNginx, Caddy\tMail\tPostfix, Exim',
    'Shells\tBash, Zsh\tData\tRedis, SQLite',
    'Books\tLedger, Tally\tHosts\tDebian, Ubuntu',
  ).cv
  expect(skills).toEqual('Nginx Caddy Postfix Exim Bash Zsh Redis SQLite Ledger Tally Debian Ubuntu'.split(' '))
})
