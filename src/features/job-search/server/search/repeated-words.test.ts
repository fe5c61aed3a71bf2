import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import advertising from '#features/search-words/words/advertising.json' with { type: 'json' }
import { longestSearch } from '#features/search-words/search-length.ts'
import { readSearch } from '#features/search-words/server/public.ts'

/** Words that the readers of advertisements, filters, shifts, walk-ins and places recognise. */
const words = [
  ...Object.values(advertising).flat(),
  ...'10|10 lpa|5 years|25000|per month|salary|above|to|from|upto|fresher|part time|work from home|remote|night|day|shift|us'.split(
    '|',
  ),
  ...'walk in|monday|interview|drive|today|in|near|at|around|and|or|with|pune|company|sector|one of the|411001|-|/|(|&|  '.split(
    '|',
  ),
]

/** The time limit in milliseconds: a thousand times what a text of maximum length needs. Only catastrophic backtracking exceeds it. */
const hang = 5_000

test('no words, however often repeated, can be read in so many ways that the server stands still', () => {
  const repeated = words.flatMap((one, at) => ['', words[(at + 1) % words.length], 'job'].map((other) => `${one} ${other} `))
  const stuck = repeated.filter((text) => {
    const q = text.repeat(longestSearch).slice(0, longestSearch - 5)
    const read = () => [`${q} x`, `A B ${q}`, `${q}-`].map((one) => readSearch({ q: one }))
    try {
      runInNewContext('read()', { read }, { timeout: hang })
      return false
    } catch {
      return true
    }
  })
  expect(stuck).toEqual([])
})
