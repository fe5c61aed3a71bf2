/** Words of positions, employers and places. */
import { expect, test } from 'vitest'
import { isPlace, scoreOf } from './words.ts'

test.each([
  ['Mentor Graphics India Pvt Ltd', -1],
  ['Maestro Technologies Pvt Ltd', -1],
  ['Barista Coffee Company Limited', 0],
  ['Tutor Vista Global Pvt Ltd', 0],
  ['Designer Creations Pvt Ltd', 0],
  ['Director de Sistemas Pvt Ltd', 0],
  ['Design Mentor', 1],
  ['Sona Travels, Pune', -1],
  ['Nadi Power', -1],
  ['Handled domestic couriers', 0],
  ['Travels', 0],
  ['Ministry of Textiles', -1],
  ['Sales Girl', 1],
  ['Captain of the team', 0],
  ['Aso', 1],
  ['Maestro de primaria', 1],
  ['Desarrollador de software', 1],
])('the words of "%s" say %d', (text, score) => {
  expect(scoreOf(text)).toBe(score)
})

test('a paragraph with thousands of brackets is scored at once', () => {
  const start = performance.now()
  expect(scoreOf(`Clerk ${'(a)'.repeat(12_000)}`)).toBe(1)
  expect(performance.now() - start).toBeLessThan(1_000)
})

test.each([
  ['Vidya Nagar, Gujarat', true],
  ['Vidya Vihar, Maharashtra', true],
  ['Mandir Marg, Delhi', true],
  ['Vidya Mandir, Gujarat', false],
])('whether "%s" is a place: %s', (text, is) => {
  expect(isPlace(text)).toBe(is)
})
