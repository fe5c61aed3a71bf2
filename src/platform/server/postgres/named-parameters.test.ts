import { expect, test } from 'vitest'
import { statement } from './named-parameters.ts'

test('parameters are numbered where they first stand, and only those that the text mentions are sent', () => {
  const sql = `select to_char(at, 'HH24:MI:SS') from jobs where pay >= $pay::int and id <> $id::uuid and low <= $pay::int limit $limit`
  expect(statement('one', sql, { limit: 20, id: 'x', pay: 5, unused: true })).toEqual({
    name: 'one',
    text: `select to_char(at, 'HH24:MI:SS') from jobs where pay >= $1::int and id <> $2::uuid and low <= $1::int limit $3`,
    values: [5, 'x', 20],
  })
})

test('a parameter without a value is a fault of the caller, even where undefined would be sent as null', () => {
  expect(() => statement('two', 'select $given, $missing', { given: null })).toThrow('$missing')
})
