import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'

const { context } = await openPortal()

test.each([
  [[]],
  [['nurse']],
  [['nurse', 'night shift', '']],
  [['NULL', 'null', null]],
  [['a "b" c', 'back\\slash', '\\', '"', '{x}', 'x,y', ' ', '\n', 'C++', 'नर्स', '👍']],
  [['last quoted one', 'plain']],
])('%j comes back from the database as it went', async (texts) => {
  const { rows } = await context.searchPool.query('select $1::text[] texts', [texts])
  expect(rows).toEqual([{ texts }])
})
