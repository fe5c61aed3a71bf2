import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { sampleCv } from '#features/cvs/server/sample-cv.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const { typeset, draw } = aTypesetter()
const { aUser } = await openPortal({ typeset, draw })

const { personalInfo } = englishCv

test('the pages show the typed text and contain no scripts', async () => {
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

/** Both patterns match XML that is not well-formed. */
const notAnEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i
const openInAttribute = /="[^"<]*</

const hostileSigns = `?a=1&b="<i>'&amp;c=%3C#d"&e<f`

test('whatever characters an address contains, the pages are well-formed XML', async () => {
  const user = await aUser()
  const link = `https://aws.example/x${hostileSigns}`
  const entry = { name: 'Cloud', organization: 'AWS', startDate: '', endDate: '', link, description: '' }
  const typed = {
    ...englishCv,
    personalInfo: { ...personalInfo, email: 'a"b<c&d\'@x.in', linkedIn: link, portfolio: link },
    ...Object.fromEntries(['projects', 'certificates', 'publications', 'volunteering'].map((section) => [section, [entry]])),
  }
  for (const template of ['modern', 'classic', 'creative', 'minimal']) {
    const answer = await user.call('POST /api/cvs/preview', { ...typed, template })
    expect(answer.body).toContain('aws.example/x?a=1&amp;b=')
    expect(answer.body).not.toMatch(notAnEntity)
    expect(answer.body).not.toMatch(openInAttribute)
  }
})

test('the compiler that prints the pages reports how full they are', async () => {
  const user = await aUser()
  const experience = Array.from({ length: 4 }, () => englishCv.experience).flat()
  const answer = await user.call('POST /api/cvs/preview', { ...englishCv, experience }, { 'accept-encoding': 'br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.rawPayload.length).toBeLessThan(40_000)
  const { pages, fill } = JSON.parse(String(answer.headers['x-cv-fit']))
  expect([pages, fill]).toEqual([2, 1.4])
})

test('every template shows its first page, of the person’s own CV or, without one, of a sample', async () => {
  const user = await aUser()
  const pictureOf = async (template: string) => (await user.call(`GET /api/cvs/thumbnails/${template}`)).body
  const samples = await Promise.all(['modern', 'classic', 'creative', 'minimal'].map(pictureOf))
  for (const picture of samples) expect(picture).toMatch(/^<svg[^>]* viewBox="0 0 595.28 841.89" width="595.28pt"/)
  expect(new Set(samples).size).toBe(4)
  await aCv(user)
  expect(await pictureOf('modern')).not.toEqual(samples[0])
})

test('previews are rate limited per person', async () => {
  const user = await aUser()
  const answers = await Promise.all(Array.from({ length: 95 }, () => user.call('POST /api/cvs/preview', { personalInfo: {} })))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(5)
  expect(refused[0]?.headers['retry-after']).toBeDefined()
})

const fitOf = (answer: { readonly headers: Readonly<Record<string, unknown>> }): unknown =>
  JSON.parse(String(answer.headers['x-cv-fit']))
const lightInk = /fill="#[\da-f]{6}59"/

test('a new CV has examples in light ink until each main part has text of its own', async () => {
  const user = await aUser()
  const preview = (body: object) => user.call('POST /api/cvs/preview', body)
  const blank = { personalInfo: {}, experience: [{}], education: [{}] }
  const empty = await preview({ ...blank, withExamples: true })
  expect(fitOf(empty)).toMatchObject({ pages: 1, hasExamples: true })
  expect(empty.body).toMatch(lightInk)
  for (const template of ['classic', 'creative', 'minimal'])
    expect((await preview({ ...blank, template, withExamples: true })).body).toMatch(lightInk)
  const plain = await preview(blank)
  expect(fitOf(plain)).toEqual({ pages: 1, fill: 0.1, lines: [] })
  expect(plain.body).not.toMatch(lightInk)
  const begun = await preview({ ...englishCv, skills: [], withExamples: true })
  expect(fitOf(begun)).toMatchObject({ hasExamples: true })
  expect(begun.body.match(/59"/g)?.length, 'own words replace it').toBeLessThan(empty.body.match(/59"/g)?.length ?? 0)
  const whole = await preview({ ...englishCv, withExamples: true })
  expect(fitOf(whole)).toEqual({ pages: 1, fill: 0.7, lines: [4, 2] })
  expect(whole.body).toBe((await preview(englishCv)).body)
})

test('a person who states to have no experience sees no example of it', async () => {
  const user = await aUser()
  const draft = { personalInfo: {}, education: [{}], withExamples: true }
  const [without, with_] = [
    await user.call('POST /api/cvs/preview', { ...draft, experience: [] }),
    await user.call('POST /api/cvs/preview', { ...draft, experience: [{}] }),
  ]
  expect(fitOf(without)).toMatchObject({ hasExamples: true, lines: [] })
  expect(fitOf(with_)).toMatchObject({ lines: [expect.any(Number), expect.any(Number)] })
})

test('the marker characters of examples have no effect in typed text', async () => {
  const user = await aUser()
  const typed = { ...englishCv, summary: `\uE000${englishCv.summary}\uE001`, skills: [] }
  const signed = await user.call('POST /api/cvs/preview', { ...typed, withExamples: true })
  const plain = await user.call('POST /api/cvs/preview', { ...typed, summary: englishCv.summary, withExamples: true })
  expect(signed.body).toBe(plain.body)
  expect((await user.call('POST /api/cvs/preview', typed)).body).not.toMatch(lightInk)
})

test('a saved CV has no examples, and neither its PDF nor its rating ever has one', async () => {
  const user = await aUser()
  const cv = await aCv(user)
  const answer = await user.call('POST /api/cvs/preview', {
    personalInfo: {},
    experience: [{}],
    education: [{}],
    withExamples: true,
  })
  expect(fitOf(answer)).toEqual({ pages: 1, fill: 0.1, lines: [] })
  const pdf = await textOf((await user.call(`GET /api/cvs/download/${cv.id}`)).rawPayload)
  for (const example of [sampleCv.personalInfo.email, 'Annapurna Retail', 'Savitri College']) expect(pdf).not.toContain(example)
})

test('everybody can see the templates with a sample, and the browser may cache them', async () => {
  const { visitor } = await openPortal({ draw })
  const drawn = await Promise.all(
    ['modern', 'classic', 'creative', 'minimal'].map((template) => visitor.call(`GET /api/cvs/templates/${template}`)),
  )
  expect(new Set(drawn.map(({ body }) => body)).size).toBe(4)
  for (const { headers, body } of drawn) {
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' })
    expect(body).toMatch(/^<svg[^>]* viewBox="0 0 595.28 841.89"/)
  }
  const packed = await visitor.call('GET /api/cvs/templates/modern', undefined, { 'accept-encoding': 'br' })
  expect(packed.rawPayload.length).toBeLessThan(22_000)
  expect((await visitor.call('GET /api/cvs/templates/other')).statusCode).toBe(400)
})
