import { expect, test } from 'vitest'
import urdu from '../words/urdu.json' with { type: 'json' }
import { withUrduInLatin } from './read-urdu.ts'

test.each([
  ['ڈرائیور کی نوکری دہلی', 'driver ki naukri delhi'],
  ['سیکیورٹی گارڈ', 'security guard'],
  ['گھر بیٹھے پیکنگ کا کام', 'ghar baithe packing ki naukri'],
  ['نرس، حیدرآباد', 'nurse  hyderabad'],
  // With the letters of a keyboard for Arabic.
  ['سيكيورٹي گارڈ', 'security guard'],
  ['driver delhi', 'driver delhi'],
])('%s is %s', (typed, latin) => {
  expect(withUrduInLatin(typed)).toBe(latin)
})

test('a word that is not listed stays', () => {
  expect(withUrduInLatin('خوشنویس')).toBe('خوشنویس')
})

test('each word is read as the one that it stands for, and stands for one only', () => {
  const entries = Object.entries(urdu).flatMap(([name, words]) => words.split(' ').map((word) => ({ name, word })))
  expect(entries.filter(({ name, word }) => withUrduInLatin(word) !== name)).toEqual([])
})
