import { expect, test } from 'vitest'
import { areSimilar, lettersOf } from './similar-name.ts'

const isSimilarName = (one: string, other: string): boolean => areSimilar(lettersOf(one), lettersOf(other))

test.each([
  ['dwarmik computing', 'dwarmik computing'],
  ['dwarmik computing', 'dwarmikcomputing'],
  ['dwarmik computing', 'dwarm1k computing'],
  ['dwarmik computing', 'dwarmic computing'],
  ['infosys', 'infosis'],
])('people take "%s" for "%s"', (one, other) => {
  expect(isSimilarName(one, other)).toBe(true)
})

test.each([
  ['tcs', 'tcl'],
  ['kaveri logistics', 'kaveri hospital'],
  ['lotus', 'lotus care hospital'],
])('"%s" is another name than "%s"', (one, other) => {
  expect(isSimilarName(one, other)).toBe(false)
})
