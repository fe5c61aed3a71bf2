import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openPortal } from '#tests/portal.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const { picture } = aTypesetter()
const { app } = await openPortal({ picture })

type Manifest = {
  readonly name: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}

test('the server has every icon of the manifest in the declared size', async () => {
  const answer = await app.inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
  const { name, icons } = answer.json<Manifest>()
  expect(name).toBe('Pasand')
  expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
})

test('the CV site has its own name on a home screen', async () => {
  const answer = await app.inject({ url: '/manifest.webmanifest', headers: { host: 'cv.localhost:3000' } })
  expect(answer.json<Manifest>().name).toBe('Aisa CV')
})

test.each(['localhost:3000', 'cv.localhost:3000'])('a link to %s has a preview image', async (host) => {
  const answer = await app.inject({ url: '/picture.png', headers: { host } })
  expect(answer.headers['content-type']).toBe('image/png')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('the host alone decides which site it is, because caches key answers by it', async () => {
  const behind = await openPortal({ config: readConfig({ TRUST_PROXY: '127.0.0.1' }) })
  const headers = { host: 'localhost:3000', 'x-forwarded-host': 'cv.localhost' }
  for (const url of ['/manifest.webmanifest', '/robots.txt']) {
    const [plain, forwarded] = [await behind.app.inject({ url }), await behind.app.inject({ url, headers })]
    expect(forwarded.body).toBe(plain.body)
    expect((await behind.app.inject({ url, headers: { host: 'cv.localhost:3000' } })).body).not.toBe(plain.body)
  }
})
