import { expect, test } from 'vitest'
import { demoId, kinds } from './demo-id.ts'

const names = Object.keys(kinds) as (keyof typeof kinds)[] // the keys of an object have its type
const versionOf = (id: string): string => id.charAt(14)

test('ids of CVs and interviews cannot be guessed from the time, as in real data; the others are in order', () => {
  const versions = Object.fromEntries(names.map((kind) => [kind, versionOf(demoId(7, kind, 3))]))
  expect(versions).toEqual({ ...Object.fromEntries(names.map((kind) => [kind, '7'])), cv: '4', interview: '4' })
  expect(demoId(7, 'cv', 0).slice(0, 8)).not.toBe(demoId(7, 'cv', 1).slice(0, 8))
})

test('the same seed makes the same ids, and all of them are different', () => {
  const ids = names.flatMap((kind) => Array.from({ length: 50 }, (_, index) => demoId(7, kind, index)))
  expect(new Set(ids).size).toBe(ids.length)
  expect(demoId(7, 'cv', 1)).toBe(demoId(7, 'cv', 1))
  expect(demoId(8, 'cv', 1)).not.toBe(demoId(7, 'cv', 1))
})
