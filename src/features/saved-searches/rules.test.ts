import { expect, test } from 'vitest'
import { nameOf, newsSince, whyFound } from './rules.ts'

const full = {
  q: 'nurse',
  company: 'Lotus Care',
  location: 'Pune',
  shift: 'night',
  walkIn: 'true',
  demographic: 'fresher',
  experience: 'entry',
  jobType: 'full-time',
  salaryMin: 300_000,
  urgent: 'true',
} as const
const job = { title: 'Staff Nurse', location: 'Pune, Maharashtra', salaryMin: null, salaryMax: 400_000 }

test('the name of a search contains all its filters', () => {
  expect(nameOf(full)).toBe(
    '“nurse” · at Lotus Care · in Pune · Night shift · Walk-in interview · Freshers · Entry level (0–2 years) · Full-time · ₹3.0L a year or more · Urgent hiring only',
  )
  expect(nameOf({ location: 'Kochi' })).toBe('in Kochi')
})

test('the reason names each filter', () => {
  expect(whyFound(full, job)).toBe(
    '“nurse” in the title · at Lotus Care · in Pune, Maharashtra, you asked for Pune · night shift · walk-in interview · for freshers · entry level (0–2 years) · full-time · pays up to ₹4.0L, you asked for ₹3.0L or more · hiring urgently',
  )
  expect(whyFound({ q: 'ward' }, job)).toBe('Found for “ward”')
})

test('new jobs are those added after the search was saved, and in the last three days', () => {
  const now = new Date('2026-11-21T02:00:00Z')
  expect(newsSince(new Date('2026-11-20T10:00:00Z'), now)).toEqual(new Date('2026-11-20T10:00:00Z'))
  expect(newsSince(new Date('2026-01-01T10:00:00Z'), now)).toEqual(new Date('2026-11-18T02:00:00Z'))
})
