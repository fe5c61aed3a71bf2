import { expect, test } from 'vitest'
import { beginningOf, isClosed, newsOf, salaryText } from './rules.ts'

test.each([
  { salaryMin: 300_000, salaryMax: 450_000, text: '₹3.0L–₹4.5L' },
  { salaryMin: 8_500, salaryMax: 12_000, text: '₹8.5K–₹12.0K' },
  { salaryMin: 999, salaryMax: 1_000, text: '₹999–₹1.0K' },
  { salaryMin: 99_949, salaryMax: 100_000, text: '₹99.9K–₹1.0L' },
  { salaryMin: 9_900_000, salaryMax: 10_000_000, text: '₹99.0L–₹1.0Cr' },
  { salaryMin: 12_345_678, salaryMax: 25_000_000, text: '₹1.2Cr–₹2.5Cr' },
  { salaryMin: 500_000, salaryMax: 500_000, text: '₹5.0L' },
  { salaryMin: 600_000, salaryMax: null, text: '₹6.0L+' },
  { salaryMin: null, salaryMax: 600_000, text: 'Up to ₹6.0L' },
  { salaryMin: 0, salaryMax: 200_000, text: '₹0–₹2.0L' },
  { salaryMin: null, salaryMax: null, text: 'Salary not stated' },
])('$salaryMin to $salaryMax reads "$text"', ({ text, ...pay }) => {
  expect(salaryText(pay)).toBe(text)
})

const now = new Date('2026-05-01T10:00:00Z')
test.each([
  { isActive: true, expiresAt: null, closed: false },
  { isActive: true, expiresAt: new Date('2026-05-01T10:00:01Z'), closed: false },
  { isActive: true, expiresAt: now, closed: true },
  { isActive: false, expiresAt: null, closed: true },
])('active $isActive, expires $expiresAt: closed is $closed', ({ closed, ...job }) => {
  expect(isClosed(job, now)).toBe(closed)
})

test('the beginning of a text ends with a whole word, unless it is a single word', () => {
  expect(beginningOf('Care for the people on a ward', 12)).toBe('Care for the…')
  expect(beginningOf('Care for the people on a ward', 11)).toBe('Care for…')
  expect(beginningOf('Your work: care for people', 12)).toBe('Your work…')
  expect(beginningOf('Care for lifts. Shifts.', 16)).toBe('Care for lifts…')
  expect(beginningOf('a'.repeat(40), 10)).toHaveLength(6)
})

test.each([
  ['Join Sona Mills as a Weaver in Surat. You run six looms.', 'You run six looms.'],
  ['We want a weaver at SONA MILLS. You run\nsix looms.', 'You run six looms.'],
  ['Sona Mills makes sarees. Join as a Weaver.', 'Sona Mills makes sarees. Join as a Weaver.'],
  ['Join Sona Mills as a Weaver.', 'Join Sona Mills as a Weaver.'],
])('an excerpt of "%s" begins where something new is said', (description, text) => {
  expect(newsOf({ title: 'Weaver', company: 'Sona Mills', description })).toBe(text)
})
