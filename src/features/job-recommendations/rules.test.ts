import { expect, test } from 'vitest'
import { type AnsweredWish, type Facts, type OfferedJob, recommendedAmong, type JobSeeker } from './rules.ts'

const job: OfferedJob = {
  id: 'nurse',
  title: 'Senior Staff Nurse',
  location: 'Bengaluru, Karnataka',
  experienceLevel: 'mid',
  requirements: ['Patient care', 'C++'],
  description: 'Night shifts in intensive care.',
  urgentHiring: false,
}
const nobody: JobSeeker = { role: '', skills: { cv: [], profile: [] }, place: '', years: null }
const nurseAtLotus: AnsweredWish = { role: 'Nurse', company: 'Lotus Hospital', isElsewhere: false }

function recommend(offers: readonly OfferedJob[], facts: Partial<Facts> = {}) {
  return recommendedAmong(offers, { seeking: nobody, wishes: new Map(), settled: new Set(), ...facts })
}
const reasonFor = (seeking: Partial<JobSeeker>, wish?: AnsweredWish): string | undefined =>
  recommend([job], { seeking: { ...nobody, ...seeking }, wishes: new Map(wish ? [[job.id, wish]] : []) })[0]?.reason

test.each<[Partial<JobSeeker>, Partial<AnsweredWish> | null, string]>([
  [{}, {}, 'Matches your wish: Nurse at Lotus Hospital'],
  [{}, { company: 'Any good company' }, 'Matches your wish: Nurse'],
  [{}, { isElsewhere: true }, 'Matches your wish: Nurse, at a different company'],
  [{ place: 'Indiranagar, Bangalore' }, null, 'In Bengaluru, where you live'],
  [{ skills: { cv: ['C++', 'Java'], profile: [] } }, null, 'Needs C++ – on your CV'],
  [{ skills: { cv: [], profile: ['patient care', 'C++'] } }, null, 'Needs patient care and C++ – both on your profile'],
  [{ skills: { cv: ['C++'], profile: ['Patient care'] } }, null, 'Needs C++ – on your CV'],
  [{ role: 'Staff Nurse' }, null, 'Similar to your job as Staff Nurse'],
  [{ role: 'Nurse', years: 5 }, null, 'Similar to your job as Nurse · Fits your 3–5 years of experience'],
  [
    { role: 'Nurse', skills: { cv: ['C++'], profile: [] }, place: 'Bengaluru', years: 4 },
    {},
    'Matches your wish: Nurse at Lotus Hospital · Needs C++ – on your CV · Similar to your job as Nurse',
  ],
])('%j with the wish %j: %s', (seeking, wish, reason) => {
  expect(reasonFor(seeking, wish ? { ...nurseAtLotus, ...wish } : undefined)).toBe(reason)
})

test.each<[Partial<JobSeeker>]>([
  [{}],
  [{ role: 'Senior Accountant', skills: { cv: ['C', 'Care plans'], profile: ['', '!'] }, place: 'Mysuru' }],
  [{ role: 'Senior Staffing Executive' }],
  [{ years: 4 }],
  [{ role: 'Accountant', years: 20 }],
])('nothing in %j speaks for the job, and nothing is made up', (seeking) => {
  expect(reasonFor(seeking)).toBe('New on Pasand')
})

const offers = ['porter', 'cook', 'nurse', 'driver', 'baker'].map((id) => ({
  ...job,
  id,
  title: id,
  urgentHiring: id === 'cook',
}))
const idsOf = (facts: Partial<Facts>): string[] => recommend(offers, facts).map(({ id }) => id)

test('at most three; of equal ones the urgent job, then the first of the list', () => {
  expect(idsOf({})).toEqual(['cook', 'porter', 'nurse'])
})

test('a wish outweighs the trade, and both outweigh urgency', () => {
  const wishes = new Map([['baker', { ...nurseAtLotus, role: 'Baker' }]])
  expect(idsOf({ wishes, seeking: { ...nobody, role: 'Driver' } })).toEqual(['baker', 'driver', 'cook'])
})

test('jobs that the person has applied for or saved are left out, however well they match', () => {
  expect(idsOf({ wishes: new Map([['baker', nurseAtLotus]]), settled: new Set(['baker', 'cook']) })).toEqual([
    'porter',
    'nurse',
    'driver',
  ])
})
