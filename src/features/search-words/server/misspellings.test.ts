import { expect, test } from 'vitest'
import misspellings from '../words/misspellings.json' with { type: 'json' }
import { isKnownWord } from './known-words.ts'
import { rightlySpelled, rightSpelling } from './misspellings.ts'

const lists = Object.entries(misspellings).map(([word, list]) => ({ word, wrong: list.split(' ') }))

test.each([
  ['elektrishan', 'electrician'],
  ['sikyoriti', 'security'],
  ['nars', 'nurse'],
  ['nurse', undefined],
])('%s is meant as %s', (typed, meant) => {
  expect(rightSpelling(typed)).toBe(meant)
})

test('each word of a text is put right, and none in quotes', () => {
  expect(rightlySpelled('Dipl elect engineer')).toBe('diploma electrical engineer')
  expect(rightlySpelled('Support Engineer Level 3')).toBe('Support Engineer L3')
  expect(rightlySpelled('photo shop designer')).toBe('photoshop designer')
  expect(rightlySpelled('d mart cashier')).toBe('dmart cashier')
  expect(rightlySpelled('sales force head')).toBe('sales force head')
  expect(rightlySpelled('"drivar" pune')).toBe('"drivar" pune')
})

test('each word is one of trades, and each misspelling is of one word and none itself', () => {
  expect(lists.filter(({ word }) => !isKnownWord(word)).map(({ word }) => word)).toEqual([])
  const all = lists.flatMap(({ wrong }) => wrong)
  expect(all.filter((each, at) => all.indexOf(each) !== at)).toEqual([])
  expect(all.filter((each) => isKnownWord(each))).toEqual([])
})
