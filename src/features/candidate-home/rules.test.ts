import { expect, test } from 'vitest'
import { careerTips } from './career-tips.ts'
import { type ProfileFacts, profileStrength, tipOfTheDay } from './rules.ts'

const complete: ProfileFacts = {
  isEmailVerified: true,
  hasPhoto: true,
  hasPhone: true,
  hasLocation: true,
  hasExperience: true,
  hasCurrentSalary: true,
  hasExpectedSalary: true,
  hasAvailability: true,
  hasCv: true,
  skillCount: 3,
}

test('a complete profile is at 100 percent', () => {
  expect(profileStrength(complete).percent).toBe(100)
})

test('a profile without photo and current salary is at 85 percent and says what is missing', () => {
  const { percent, parts } = profileStrength({ ...complete, hasPhoto: false, hasCurrentSalary: false })
  expect(percent).toBe(85)
  expect(parts.filter(({ isFilled }) => !isFilled).map(({ name }) => name)).toEqual(['Photo', 'Current salary'])
})

test('an empty profile is at 0 percent, and every part says how to fill it in', () => {
  const nothing = Object.fromEntries(Object.keys(complete).map((fact) => [fact, false])) as unknown as ProfileFacts // only to empty every fact at once
  const { percent, parts } = profileStrength({ ...nothing, skillCount: 0 })
  expect(percent).toBe(0)
  expect(parts.every(({ fix }) => fix.endsWith('.'))).toBe(true)
})

test('two skills are too few', () => {
  expect(profileStrength({ ...complete, skillCount: 2 }).percent).toBe(90)
})

test('each day in India has its tip, and the next day another', () => {
  const morning = tipOfTheDay(careerTips, '2026-11-20T18:30:00Z')
  expect(tipOfTheDay(careerTips, '2026-11-21T18:29:59Z')).toBe(morning)
  expect(tipOfTheDay(careerTips, '2026-11-21T18:30:00Z')).not.toBe(morning)
  expect(new Set(careerTips).size).toBe(careerTips.length)
})
