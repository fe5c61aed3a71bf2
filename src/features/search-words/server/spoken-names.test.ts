import { expect, test } from 'vitest'
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import ranks from '../../../../database/names/ranks.json' with { type: 'json' }
import trades from '../../../../database/names/trades.json' with { type: 'json' }
import spokenNames from '../words/spoken-names.json' with { type: 'json' }
import { isStopWord } from '#features/search-places/stop-words.ts'
import { nameInstead, onlyNameInstead, writtenName } from './spoken-names.ts'
import { searchedWords, titleParts } from './word-forms.ts'

const namesIn = (list = ''): string[] => list.split(', ').filter(Boolean)
const lists = spokenNames.map(({ name, said, alone, instead, typed }) => ({
  name,
  said: namesIn(said),
  alone: namesIn(alone),
  instead: namesIn(instead),
  typed: namesIn(typed),
}))

test.each([
  ['khana banane wala', 'cook'],
  ['bijli mistri ka kaam', 'electrician'],
  ['gaadi chalane wala chahiye', 'driver'],
  ['ghar ki wiring', 'electrician'],
  ['kapda silai master', 'tailor master'],
  ['जॉब झाड़ू पोछा', 'housekeeping'],
  ['computer ka kaam', 'data entry'],
  ['computer ka kaam ladka', 'data entry ladka'],
  ['ottunar velai', 'driver'],
  ['rajmistri kaam', 'mason'],
  ['security fresher delhi', 'security guard fresher delhi'],
  ['coding work', 'software engineer'],
  ['clerk vacancy', 'office assistant'],
  ['ड्रायव्हर नोकरी', 'driver'],
  ['ಕಾರ್ಪೆಂಟರ್‌', 'carpenter'],
])('%s is also searched as %s', (typed, written) => {
  expect(writtenName(searchedWords(typed))?.words).toBe(written)
})

test.each(['computer teacher', 'information security', 'java developer', 'machine learning', 'shop floor supervisor', ''])(
  '%s says nothing else',
  (typed) => {
    expect(writtenName(searchedWords(typed))).toBeNull()
  },
)

test.each([
  ['ac repair', 'electrical technician'],
  ['bank job delhi', 'relationship officer delhi'],
  ['banca sales executive delhi', 'insurance sales executive delhi'],
  ['accounts payable executive', 'accounts executive'],
  ['ward boy night', 'patient care night'],
  ['school bus driver pune', 'bus driver pune'],
  ['bba', 'management trainee'],
  ['billing clerk', 'billing executive'],
  ['AP AR', 'accounts executive'],
  ['apprenticeship', 'apprentice'],
  ['linux admin', 'system administrator'],
  ['b pharma qa', 'qc chemist'],
  ['old age caretaker delhi', 'patient care delhi or caregiver delhi'],
  ['B.Sc chemistry', 'qc chemist'],
  ['b.tech ece delhi', 'embedded engineer delhi'],
])('where no title has it, %s is searched as %s', (typed, name) => {
  expect(nameInstead(searchedWords(typed))).toBe(name)
})

test.each([
  ['ਫੈਕਟਰੀ', 'machine operator'],
  ['ஆஸ்பத்திரி', 'nurse'],
  ['શાળા', 'teacher'],
])('%s is an industry in each script', (typed, trade) => {
  expect(writtenName(typed)?.words.split(' or ')).toContain(trade)
})

test('each name typed by hand is searched as the one that employers write, but not in a title', () => {
  const wrong = lists.flatMap(({ name, typed }) => typed.filter((each) => nameInstead(each) !== name))
  expect(wrong).toEqual([])
  expect(nameInstead('Dental Hygienist')).toBeNull()
})

test('in a short title it is, if both have a word of the work', () => {
  expect(nameInstead('Legal Advisor')).toBe('legal executive')
  expect(nameInstead('Legal Advisor for Land Records')).toBeNull()
})

test('one word means other work only alone, and who does it may be part of the name', () => {
  expect(writtenName('sales girl')?.words).toBe('salesman')
  expect(nameInstead('bank guard')).toBe('security guard')
  expect(nameInstead('bank auditor')).toBeNull()
})

test.each([
  ['credit card sales executive', { words: 'relationship officer', own: 'credit card sales', leftOut: ['executive'] }],
  ['motor winding trainee pune', { words: 'electrician pune', own: 'motor winding pune', leftOut: ['trainee'] }],
  ['credit card sales', null],
  ['driver', null],
])('of %s only the name', (typed, only) => {
  expect(onlyNameInstead(searchedWords(typed))).toEqual(only)
})

test('what stands in one part of a title is no whole name', () => {
  expect(titleParts('Analyst - Security')).toBe('Analyst, Security')
  expect(titleParts('Khana Banane Wala')).toBe('cook')
})

test('each name is one that employers write, and nothing is said for two', () => {
  const known = new Set([
    ...trades.flatMap(({ titles, also }) => [
      ...titles,
      ...titles.flatMap((title) => title.split(' ')),
      ...also.toLowerCase().split(' '),
    ]),
    ...ranks.flatMap(({ words }) => words.split(' ')),
    ...occupations.flatMap(({ trade, names }) => [trade, ...names.split(', '), ...names.split(/[, ]+/)]),
  ])
  const isKnown = (name: string): boolean => name.split(' ').every((word) => known.has(name) || known.has(word))
  expect(lists.filter(({ name }) => !name.split(' or ').every(isKnown))).toEqual([])
  const all = lists.flatMap(({ said, alone, instead, typed }) => [...said, ...alone, ...instead, ...typed])
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([])
})

test('what is said has no word that is left out before it is read', () => {
  const words = lists
    .flatMap(({ said, alone, instead, typed }) => [...said, ...alone, ...instead, ...typed])
    .flatMap((each) => each.split(' '))
  expect(words.filter((word) => isStopWord(word))).toEqual([])
})
