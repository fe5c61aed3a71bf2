import { expect, test } from 'vitest'
import { losesSubject } from './subjects.ts'
import { besideWorkplace } from './workplaces.ts'

test.each([
  ['receptionist salon', 'receptionist', 'salon'],
  ['sweeper in hospital', 'sweeper', 'hospital'],
  ['hospital driver pune', 'driver pune', 'hospital'],
  ['store keeper construction site', 'store keeper', 'construction site'],
])('%s asks for %s', (typed, q, where) => {
  expect(besideWorkplace(typed)).toEqual({ q, leftOut: where.split(' ') })
})

test.each(['restaurant manager', 'hotel receptionist', 'kitchen helper', 'supervisor factory', 'salon', '"receptionist" salon'])(
  '%s is the whole work',
  (typed) => {
    expect(besideWorkplace(typed)).toBeNull()
  },
)

test('a teacher of another subject is no answer', () => {
  expect(losesSubject('physics teacher kota', 'teacher')).toBe(true)
  expect(losesSubject('physics teacher neet kota', 'physics teacher')).toBe(false)
  expect(losesSubject('teacher kota', 'teacher')).toBe(false)
  expect(losesSubject('science writer', 'writer')).toBe(false)
})
