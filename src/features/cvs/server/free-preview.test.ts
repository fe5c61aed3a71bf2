import { expect, test } from 'vitest'
import { englishCv } from '#tests/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { aTypesetter } from '#tests/typesetter.ts'
import type { Drawing } from '#platform/server/pdf/engine.ts'

const { draw } = aTypesetter()
const drawings: Drawing[] = []
const now = new Date('2026-11-02T10:00:00Z')
const { visitor } = await openPortal({
  // It stands, so that the crowd is one minute's.
  clock: () => now,
  // The first one is drawn; the crowd gets copies of it, for only the counting is looked at there.
  draw: async (...asked) => {
    const drawing = drawings[0] ?? (await draw(...asked))
    drawings.push(drawing)
    return drawing
  },
})

test('without an account the pages are drawn as well, up to what one address may ask for', async () => {
  const answer = await visitor.call('POST /api/cvs/aisacv/preview', englishCv)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox/),
  })
  expect(JSON.parse(String(answer.headers['x-cv-fit']))).toEqual({ pages: 1, fill: 0.7, lines: [4, 2] })
  const statuses: number[] = []
  for (let wave = 0; wave < 12; wave++)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, sketchOnce))).map(({ statusCode }) => statusCode))
  expect(statuses.filter((status) => status === 200)).toHaveLength(239)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await sketchOnce()).headers['retry-after']).toBe('60')
  expect(drawings).toHaveLength(240)
})

const sketchOnce = () => visitor.call('POST /api/cvs/aisacv/preview', { personalInfo: {} })
