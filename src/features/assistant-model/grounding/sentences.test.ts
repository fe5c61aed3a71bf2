import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { longestSentence, openSentences } from './sentences.ts'

function sentencesOf(parts: readonly string[]): string[] {
  const { push, rest } = openSentences()
  return [...parts.flatMap(push), rest()].filter((sentence) => sentence !== '')
}

const text = 'Hello there. Rs. 500 at Acme Pvt. Ltd. in 2.5 years! Ok?\n1. First.\n- two\n\nयह है। अच्छा। Last'

test('a sentence ends with its punctuation and the following white space, and abbreviations do not end it', () => {
  expect(sentencesOf([text])).toEqual([
    'Hello there. ',
    'Rs. 500 at Acme Pvt. Ltd. in 2.5 years! ',
    'Ok?\n',
    '1. First.\n',
    '- two\n\n',
    'यह है। ',
    'अच्छा। ',
    'Last',
  ])
})

test('however the text is split into parts, nothing is lost and sentences end at the same places', () => {
  assert(
    property(array(nat(text.length), { maxLength: 20 }), (cuts) => {
      const at = [0, ...cuts.toSorted((a, b) => a - b), text.length]
      const sentences = sentencesOf(at.slice(1).map((to, i) => text.slice(at[i], to)))
      expect(sentences.join('')).toBe(text)
      expect(sentences.map((sentence) => sentence.trim()).filter(Boolean)).toEqual(
        sentencesOf([text]).map((sentence) => sentence.trim()),
      )
    }),
  )
})

test('a sentence without an end is not buffered without limit', () => {
  const { push } = openSentences()
  expect(() => Array.from({ length: longestSentence }, () => push('ab'))).toThrow(RangeError)
  expect(() => openSentences().push(`${'ab'.repeat(longestSentence)}\n`)).toThrow(RangeError)
})
