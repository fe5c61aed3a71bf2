import { expect, test } from 'vitest'
import {
  companyKeysIn,
  isAnyCompany,
  type MatchSigns,
  type OfferedJob,
  roleKeysIn,
  type WishCriteria,
  whyMatches,
} from './rules.ts'

const wished: WishCriteria = {
  company: 'Kaveri Software',
  role: 'Frontend Engineer',
  availabilityDays: 30,
  expectedSalary: null,
  location: null,
}
const offered: OfferedJob = {
  title: 'Frontend Engineer',
  company: 'Kaveri Software Pvt Ltd',
  location: 'Pune, Maharashtra',
  salaryMin: null,
  salaryMax: null,
  urgentHiring: false,
  demographics: [],
}
const likeness: MatchSigns = {
  roleStems: ['engin', 'frontend'],
  titleStems: ['engin', 'frontend'],
  role: 1,
  company: 1,
  wishedCompany: 'kaveri software',
  offeredCompany: 'kaveri software',
  wishedPlace: [],
  places: ['pune', 'maharashtra', 'poona'],
}
const another = { company: 0.1, offeredCompany: 'nadi payments' }

const reason = (w: Partial<WishCriteria> = {}, o: Partial<OfferedJob> = {}, l: Partial<MatchSigns> = {}): string | null =>
  whyMatches({ ...wished, ...w }, { ...offered, ...o }, { ...likeness, ...l })?.reason ?? null

test('the wished role at the wished company matches, and the reason names both', () => {
  expect(reason()).toBe('Same role, at Kaveri Software Pvt Ltd')
})

test('a similar role matches only at the wished company', () => {
  const close = { roleStems: ['engin', 'frontend', 'react'], role: 0.6 }
  expect(reason({ role: 'React Frontend Engineer' }, {}, close)).toBe(
    'Similar to your wish: React Frontend Engineer, at Kaveri Software Pvt Ltd',
  )
  expect(reason({}, {}, { ...close, ...another })).toBeNull()
})

test('one common word of two is another trade', () => {
  expect(reason({}, { title: 'Sales Engineer' }, { titleStems: ['engin', 'sale'], role: 0.4 })).toBeNull()
})

test('a role with a typing error still matches', () => {
  expect(reason({ role: 'Frontent Engineer' }, {}, { roleStems: ['engin', 'frontent'], role: 0.75 })).toMatch(/^Similar to/)
})

test('a junior job does not match a wish for a senior one, and vice versa', () => {
  const stems = { roleStems: ['engin', 'senior'], titleStems: ['engin', 'junior'], role: 0.9 }
  expect(reason({}, {}, stems)).toBeNull()
  expect(reason({}, {}, { ...stems, roleStems: stems.titleStems, titleStems: stems.roleStems })).toBeNull()
})

test('exactly the role at another company matches, and the reason says so', () => {
  const match = whyMatches(wished, { ...offered, company: 'Nadi Payments' }, { ...likeness, ...another })
  expect(match).toEqual({ reason: 'Same role, at a different company', isElsewhere: true })
})

test('a wish for any company does not mention another company', () => {
  expect(whyMatches({ ...wished, company: 'Any company' }, offered, { ...likeness, ...another })).toEqual({
    reason: 'Same role',
    isElsewhere: false,
  })
})

test.each([
  ['Any', true],
  ['any good company', true],
  ['MNC', true],
  ['Anyday Foods', false],
  ['Startup Village', false],
])('%s means any company: %s', (company, isAny) => {
  expect(isAnyCompany(company)).toBe(isAny)
})

test('the wished place matches under another name, another place does not, and remote matches everywhere', () => {
  const inPoona = { location: 'Poona, India' }
  expect(reason(inPoona, {}, { wishedPlace: ['poona'] })).toBe('Same role, at Kaveri Software Pvt Ltd · In Poona, as you wished')
  expect(reason({ location: 'Kochi' }, {}, { wishedPlace: ['kochi'] })).toBeNull()
  expect(reason({ location: 'Kochi' }, {}, { wishedPlace: ['kochi'], places: ['remote', 'wfh'] })).toMatch(/· Remote – work/)
})

test.each([
  [800_000, 1_400_000, 'Pays ₹8.0L–₹14.0L (you expect ₹12.0L)'],
  [800_000, 1_080_000, 'Pays ₹8.0L–₹10.8L (you expect ₹12.0L)'],
  [null, 1_400_000, 'Pays up to ₹14.0L (you expect ₹12.0L)'],
  [800_000, null, 'Pays ₹8.0L+ (you expect ₹12.0L)'],
  [null, null, 'Pay not stated'],
  [800_000, 1_070_000, null],
])('pay of %j to %j, where 12 lakh are expected: %s', (salaryMin, salaryMax, expected) => {
  const found = reason({ expectedSalary: 1_200_000 }, { salaryMin, salaryMax })
  expect(found?.split(' · ')[1] ?? null).toBe(expected)
})

test.each([
  [0, { urgentHiring: true }, "They're hiring urgently, and you can join immediately"],
  [30, { urgentHiring: true }, "They're hiring urgently, and you can join in 30 days"],
  [60, { urgentHiring: true }, null],
  [30, { demographics: ['immediate_joiner'] }, null],
  [15, { demographics: ['immediate_joiner'] }, "They're hiring urgently, and you can join in 15 days"],
  [90, {}, undefined],
] as const)('free in %i days for a job with %j: %s', (availabilityDays, part, expected) => {
  const found = reason({ availabilityDays }, { demographics: [], ...part } as Partial<OfferedJob>) // copies of the readonly lists above
  expect(found === null ? null : found.split(' · ')[1]).toBe(expected)
})

test('every role that is completely in a title is looked up, in the order of the stems', () => {
  expect(roleKeysIn(['engin', 'frontend', 'senior'])).toEqual([
    'engin',
    'frontend',
    'engin frontend',
    'senior',
    'engin senior',
    'frontend senior',
    'engin frontend senior',
  ])
  expect(roleKeysIn([])).toEqual([])
  expect(roleKeysIn(Array.from({ length: 40 }, (_, n) => `w${n}`)).length).toBeLessThan(256)
})

test('a company is looked up by every beginning of its name', () => {
  expect(companyKeysIn('kaveri software labs')).toEqual(['kaveri', 'kaveri software', 'kaveri software labs'])
})
