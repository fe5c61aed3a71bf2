import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const { typeset, draw } = aTypesetter()
const { aUser } = await openPortal({ typeset, draw })

const { personalInfo } = englishCv

test('the pages show what is typed so far, and contain no scripts', async () => {
  const user = await aUser()
  const hostile = { ...personalInfo, fullName: '<script>alert(1)</script>', portfolio: 'javascript:alert(1)' }
  const answer = await user.call('POST /api/cvs/preview', { ...englishCv, personalInfo: hostile })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*; sandbox/),
  })
  expect(answer.body).not.toMatch(/<script|javascript:|foreignObject|\son\w+=/)
  expect(JSON.parse(String(answer.headers['x-cv-fit']))).toEqual({ pages: 1, fill: 0.7, lines: [4, 2] })
  const blank = await user.call('POST /api/cvs/preview', { personalInfo: {} })
  expect(blank.statusCode).toBe(200)
})

test('how full the pages are is the word of the engine that prints them', async () => {
  const user = await aUser()
  const experience = Array.from({ length: 4 }, () => englishCv.experience).flat()
  const answer = await user.call('POST /api/cvs/preview', { ...englishCv, experience }, { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload.length).toBeLessThan(90_000)
  const { pages, fill } = JSON.parse(String(answer.headers['x-cv-fit']))
  expect([pages, fill]).toEqual([2, 1.4])
})

test('every template shows its first page, of the own CV or, before there is one, of a sample', async () => {
  const user = await aUser()
  const pictureOf = async (template: string) => (await user.call(`GET /api/cvs/thumbnails/${template}`)).body
  const samples = await Promise.all(['modern', 'classic', 'creative', 'minimal'].map(pictureOf))
  for (const picture of samples) expect(picture).toMatch(/^<svg[^>]* viewBox="0 0 595.28 841.89" width="595.28pt"/)
  expect(new Set(samples).size).toBe(4)
  await aCv(user)
  expect(await pictureOf('modern')).not.toEqual(samples[0])
})

test('previews are limited for one person', async () => {
  const user = await aUser()
  const answers = await Promise.all(Array.from({ length: 95 }, () => user.call('POST /api/cvs/preview', { personalInfo: {} })))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.headers['retry-after']).toBeDefined()
})
