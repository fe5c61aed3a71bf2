import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('an id is a UUID of version 7, unique, and later ones sort later', async () => {
  const ids = Array.from({ length: 1_000 }, newId)
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(1_000)
  await new Promise((resolve) => setTimeout(resolve, 2))
  expect(newId() > (ids[0] ?? '')).toBe(true)
})
