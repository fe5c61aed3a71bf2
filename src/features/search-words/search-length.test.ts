import { expect, test } from 'vitest'
import * as ofResumes from '#features/resume-search/rules.ts'
import { longestSearch, longestTyped, searchedPart } from './search-length.ts'

test('a text that is short enough is searched as it is', () => {
  expect(searchedPart(' nurse ')).toBe('nurse')
  const longest = `${'nurse '.repeat(33)}ok`
  expect(longest).toHaveLength(longestSearch)
  expect(searchedPart(longest)).toBe(longest)
})

test('of a longer one the beginning is searched, up to the end of a word', () => {
  expect(searchedPart('nurse '.repeat(100))).toBe('nurse '.repeat(33).trim())
  expect(searchedPart(`${'x'.repeat(longestSearch)} nurse`)).toBe('x'.repeat(longestSearch))
})

test('one endless word is cut, and never within a letter', () => {
  expect(searchedPart('x'.repeat(500))).toBe('x'.repeat(longestSearch))
  expect(searchedPart(`x${'𑄇'.repeat(200)}`).isWellFormed()).toBe(true)
})

test('it is as long for resumes as for jobs', () => {
  expect([ofResumes.longestSearch, ofResumes.longestTyped]).toEqual([longestSearch, longestTyped])
})
