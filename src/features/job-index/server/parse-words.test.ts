/** Words that are cached one by one must parse the same as beside each other. */
import { expect, test, vi } from 'vitest'
import { aJob } from '#tests/factories/a-job.ts'
import { loadedMemory } from '#tests/search/loaded-memory.ts'
import { openPortal } from '#tests/portal.ts'
import { parseWords } from './parse-queries.ts'
import { rebuildSearchTerms } from './spelling-queries.ts'
import { normaliseWords } from '#features/search-words/server/normalise-words.ts'
import { openWordParser } from './parse-words.ts'
import { dictionaryOf, knownTerms } from './word-dictionary.ts'

const { db, context } = await openPortal()
const { searchPool } = context
await aJob(db, { title: 'Call Center Executive', description: 'Drivers and internal auditors of operations' })
await rebuildSearchTerms(db)

const texts = [
  'nurse',
  'nurse nurse',
  '  staff   nurse ',
  'Staff NURSE pune',
  'it ward jobs',
  'IT support',
  'the nurse of the ward',
  'the of and',
  'call center executive',
  'call Center CENTER centers',
  'drivers operations internal auditors news atlas',
  'nurse or teacher',
  'OR nurse',
  'nurse -night',
  '"staff nurse"',
  'front-end node.js C++',
  'शिक्षक pune',
  'be me ca',
  'naukri nurse ki',
]

test.each(texts)('%j', async (typed) => {
  const whole = await parseWords(searchPool, normaliseWords(typed))
  const parse = openWordParser(searchPool)
  expect(await parse(typed)).toEqual(whole)
  expect(await parse(typed)).toEqual(whole)
})

test('a name as people say it is asked for beside the one that is written, with everything else', async () => {
  const parse = openWordParser(searchPool)
  const { stems, written } = await parse('khana banane wala pune')
  expect(stems).toBe("'khana' & 'banan' & 'pune' | 'cook' & 'pune'")
  expect(written).toBe("'khana' & 'banane' & 'pune' | 'cook' & 'pune'")
})

test('the words of jobs are known beforehand', async () => {
  await loadedMemory(searchPool)
  expect([...dictionaryOf(searchPool).keys()]).toEqual(expect.arrayContaining(['executive', 'drivers']))
  for (const [word, words] of dictionaryOf(searchPool)) expect(words).toEqual(await parseWords(searchPool, word))
})

test('words that were collected later are known after an hour', async () => {
  await loadedMemory(searchPool)
  await aJob(db, { title: 'Backend Executive' })
  await rebuildSearchTerms(db)
  expect(await knownTerms(searchPool, ['executive', 'backend'])).toEqual(new Set(['executive']))
  const hourLater = performance.now() + 3_600_001
  vi.spyOn(performance, 'now').mockReturnValue(hourLater)
  await vi.waitFor(async () => expect(await knownTerms(searchPool, ['backend', 'frontend'])).toEqual(new Set(['backend'])))
  vi.restoreAllMocks()
})
