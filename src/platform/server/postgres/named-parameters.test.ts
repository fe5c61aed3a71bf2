import { expect, test } from 'vitest'
import { statement } from './named-parameters.ts'

test('parameters are numbered in the order of their first use, and only used values are sent', () => {
  const sql = `select to_char(at, 'HH24:MI:SS') from jobs where pay >= $pay::int and id <> $id::uuid and low <= $pay::int limit $limit`
  expect(statement('one', sql, { limit: 20, id: 'x', pay: 5, unused: true })).toEqual({
    name: 'one',
    text: `select to_char(at, 'HH24:MI:SS') from jobs where pay >= $1::int and id <> $2::uuid and low <= $1::int limit $3`,
    values: [5, 'x', 20],
  })
})

test('a parameter without a value is a bug of the caller, also if it is undefined', () => {
  expect(() => statement('two', 'select $given, $missing', { given: null })).toThrow('$missing')
})

test('one text has one numbering, in whatever order its values are given', () => {
  const sql = 'select $b, $a'
  expect(statement('three', sql, { a: 1, b: 2 }).values).toEqual([2, 1])
  expect(statement('three', sql, { b: 4, a: 3 }).values).toEqual([4, 3])
})
