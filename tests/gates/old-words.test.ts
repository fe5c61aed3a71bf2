import { expect, test } from 'vitest'
import { oldWords, oldWordsIn, oldWordsOfTree } from './old-words.ts'

test('no comment and no document uses a word that needs explaining', () => {
  expect(oldWordsOfTree()).toEqual([])
})

test.each([
  ['src/platform/server/db.ts', '/** Whoever holds it, begins anew. */', ['whoever', 'anew']],
  ['src/platform/server/db.ts', '// The letter of\n// the day.', ['letter of the day']],
  ['src/platform/server/db.ts', '/** The letter of\n * the day. */', ['letter of the day']],
  ['database/functions/role-key.sql', "-- Whoever holds it.\nselect 'mended';", ['whoever']],
  ['docs/search.md', 'A slip of the finger is mended.', ['slip of the finger', 'mended']],
])('in %s, `%s` has %j', (file, text, words) => {
  expect(oldWordsIn(file, text).map(({ word }) => word)).toEqual(words)
})

test.each([
  ['src/features/cvs/contract.ts', "const text = 'Nothing to mend'"],
  ['docs/words.md', 'The field `mend` says how.'],
])('in %s, `%s` is no prose', (file, text) => {
  expect(oldWordsIn(file, text)).toEqual([])
})

test('each old word has one that took its place', () => {
  expect(Object.values(oldWords).filter((now) => now.trim() === '')).toEqual([])
})
