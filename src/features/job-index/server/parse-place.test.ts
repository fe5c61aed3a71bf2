import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { parsePlace } from './parse-place.ts'

const { context } = await openPortal()

test('a place that is named twice is read as each is alone, whether it is known already or not', async () => {
  const known = new Map()
  for (let time = 0; time < 2; time++) {
    const { anyOf } = await parsePlace(context.searchPool, 'pune or pune', known)
    expect(anyOf).toEqual([['pune'], ['pune']])
  }
})
