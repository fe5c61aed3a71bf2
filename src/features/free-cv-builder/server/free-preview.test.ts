import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { englishCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import type { Drawing } from '#platform/server/pdf/engine.ts'

const { draw } = aTypesetter()
const drawings: Drawing[] = []
const { app, visitor } = await openPortal({
  // Only the first page is rendered and copied for the others, because these tests are about the limits.
  draw: async (...args) => {
    const drawing = drawings[0] ?? (await draw(...args))
    drawings.push(drawing)
    return drawing
  },
})

test('without an account the pages are rendered too, up to the limit of one IP address', async () => {
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
  expect(Number((await sketchOnce()).headers['retry-after'])).toBeGreaterThan(0)
  expect(drawings).toHaveLength(240)
})

const sketchOnce = () => visitor.call('POST /api/cvs/aisacv/preview', { personalInfo: {} })

test("a visitor's preview is rendered up to the size of a long CV, and not beyond", async () => {
  const prose = 'Planned, built and tested the things that the company needed. '
  const job = { ...englishCv.experience[0], description: prose.repeat(95) }
  const payload = { ...englishCv, experience: Array.from({ length: 14 }, () => job) }
  const answer = await app.inject({ method: 'POST', url: '/api/cvs/aisacv/preview', payload, remoteAddress: '203.0.113.9' })
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toEqual({ message: 'This is too long for a PDF. Please shorten it' })
})

test('the rendering time of previews is limited per network', async () => {
  const strangers = await openPortal({
    draw: async (_template, _input, requester) => {
      requester?.used?.(80_000)
      return assertDefined(drawings[0], 'a drawing')
    },
  })
  const statuses = []
  for (let i = 0; i < 3; i++)
    statuses.push((await strangers.visitor.call('POST /api/cvs/aisacv/preview', { personalInfo: {} })).statusCode)
  expect(statuses).toEqual([200, 200, 429])
})
