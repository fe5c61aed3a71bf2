import { expect, test } from 'vitest'
import fields from '../words/fields.json' with { type: 'json' }
import occupations from '#features/job-suggestions/occupations.json' with { type: 'json' }
import { isOfTrade, likeliestTrades, similarTrades, wordsOfNoTrade } from './similar-trades.ts'

const trades = (typed: string): string[] => similarTrades(typed).map(({ trade }) => trade)

test.each(occupations.map(({ trade, names }) => [trade, names.split(', ')] as const))(
  '%s is found by each name of its occupations',
  (trade, names) => {
    expect(names.filter((name) => !trades(name).includes(trade))).toEqual([])
  },
)

test.each(fields.map(({ trade, words }) => [trade ?? 'none', trade, words.split(', ')] as const))(
  '%s is found by each word of its field',
  (_, trade, words) => {
    const isFound = (word: string): boolean =>
      trade === null ? trades(word).length === 0 && wordsOfNoTrade(word).length > 0 : trades(word).includes(trade)
    expect(words.filter((word) => !isFound(word))).toEqual([])
  },
)

test('no word stands twice in a field, and each field is of a trade with occupations', () => {
  for (const { trade, words: listed } of fields) {
    const words = listed.split(', ')
    expect(words.filter((word, i) => words.indexOf(word) !== i || word === trade || word !== word.toLowerCase().trim())).toEqual(
      [],
    )
  }
  const known: (string | null)[] = [null, ...occupations.map(({ trade }) => trade)]
  expect(fields.filter(({ trade }) => !known.includes(trade))).toEqual([])
})

test('no name stands twice at a trade, and none is its trade', () => {
  for (const { trade, names: listed } of occupations) {
    const names = listed.split(', ')
    expect(names.filter((name, i) => names.indexOf(name) !== i || name === trade)).toEqual([])
    expect(names.filter((name) => name !== name.toLowerCase().trim())).toEqual([])
  }
})

test.each([
  ['Sr. Illustrator (2 to 5 years) Pune', 'graphic designer'],
  ['urgent hiring graphic artists', 'graphic designer'],
  ['automotive service technician', 'automobile mechanic'],
  ['Lab Tech Assistant Chemist', 'qc chemist'],
  ['C++', 'software engineer'],
  ['guidance counselor', 'counsellor'],
  ['Chemical Engineering Professor', 'teacher'],
  ['Pediatric Nurse - Immediate Joiner', 'nurse'],
  ['Professor of Theatre', 'teacher'],
  ['Lead Cornea Specialist', 'doctor'],
  ['Logistics Director', 'logistics'],
  ['lift truck driver', 'warehouse'],
  ['Registered Nurses (Alberta, Canada)', 'nurse'],
  ['Photographers', 'graphic designer'],
  ['Guidewire Business Analyst', 'business analyst'],
  ['Medical Coders – Radiology, HCC', 'medical coder'],
  ['Sales Support Executive', 'sales executive'],
])('%s is near %s, whatever stands around', (typed, trade) => {
  expect(trades(typed)).toContain(trade)
})

test.each([
  'immediate joiner',
  'night shift',
  'senior manager',
  'xylophone',
  'Small Animal Veterinarian',
  'Mental Health Therapist',
  'Tugboat Captain',
  'Land Acquisition Manager',
])('%s is no occupation', (typed) => {
  expect(trades(typed)).toEqual([])
})

test.each([['Environmental Artist', 'safety officer']])('too little says that %s is near %s: only a guess', (typed, trade) => {
  expect(trades(typed)).toEqual([])
  expect(likeliestTrades(typed).map((guess) => guess.trade)).toContain(trade)
})

test.each([
  ['IT/ Telecom/ Analytics Recruiter', 'recruiter'],
  ['CA - Industrial Trainee', 'accountant'],
  ['Faculty, Pre-Primary Teachers, Marketing Executives wanted for IIT Foundation', 'teacher'],
])('of %s no single name decides, if the whole far more likely asks for %s', (typed, trade) => {
  expect(trades(typed)).toEqual([trade])
})

test.each([
  ['Motor Vehicle Engine Tester', 'automobile mechanic'],
  ['Yoga Asana Instructor', 'fitness trainer'],
  ['Vehicle Damage Appraiser', 'claims executive'],
  ['Precision Mechanics Supervisor', 'maintenance engineer'],
])('no list carries %s alone, but its words together say %s', (typed, trade) => {
  expect(trades(typed)).toEqual([trade])
})

test.each([
  ['Product Manager - Retail Broking', 'product manager'],
  ['SAP Webdynpro Consultant - HR/OM Modules', 'sap consultant'],
  ['Branch Manager, GL North West', 'relationship manager'],
  ['Assistant Manager - Recruitment', 'recruiter'],
  ['Civil, Professor', 'teacher'],
  ['Hyperion Developer - Pune', 'data engineer'],
  ['Captiva Developer', 'software engineer'],
  ['Java AWS Developer', 'software engineer'],
  ['Sr AWS Data Engineer', 'data engineer'],
  ['Senior CyberArk Engineer', 'cyber security'],
  ['Process Associate - Invoice To Cash', 'accountant'],
  ['Area Manager - Warehouse', 'warehouse'],
  ['Lead Consultant - Regulatory Affairs', 'regulatory affairs'],
  ['Manager, Software Engineering', 'software engineer'],
])('of %s the first part that names work decides, and an occupation before a field', (typed, trade) => {
  expect(trades(typed)).toEqual([trade])
})

test.each([
  ['a process associate may do anything', 'Process Associate - AP'],
  ['names of companies have other plurals', 'Global Technologies'],
])('nothing is guessed: %s', (_, typed) => {
  expect(trades(typed)).toEqual([])
})

test('a rank before a dash belongs to what follows', () => {
  expect(trades('Manager - Branch Banking')).toEqual(trades('Branch Banking Manager'))
  expect(trades('Executive - Accounts')).toContain('accountant')
})

test('of a clerk or an administrator the words beside it say more', () => {
  expect(trades('Purchasing Administrator')).toEqual(['purchase executive'])
  expect(trades('Administrator')).toEqual(['office administrator'])
})

test('what is searched is the trade, also for a word of its field', () => {
  expect(similarTrades('Municipal Logistics Director')).toEqual([{ trade: 'logistics', name: 'logistics' }])
  expect(similarTrades('lift panel operator').map(({ name }) => name)).not.toContain('lift truck operator')
})

test('a title is of a trade if it has all words of it', () => {
  const [similar] = [similarTrades('java developer')]
  expect(isOfTrade('Senior Software Engineers – Java', similar ?? [])).toBe(true)
  expect(isOfTrade('Site Engineer', similar ?? [])).toBe(false)
})

test('the scripts of India name the same trades', () => {
  expect(likeliestTrades('நர்ஸ்').map(({ trade }) => trade)).toEqual(['nurse'])
  expect(likeliestTrades('ड्राइवर').map(({ trade }) => trade)).toEqual(['driver'])
})
