import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { apiDocument, described } from './api-document.ts'

const { app, visitor } = await openPortal()
const keys = [...described.contracts, described.redirects].flatMap((contract) => Object.keys(contract))

test('docs/api.md is up to date with the contracts; `npm run docs:api` writes it', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiDocument())
})

test('the document, the OpenAPI description and the page list every call once, and no other call', async () => {
  const sorted = keys.toSorted()
  expect([...apiDocument().matchAll(/^### (.+)$/gm)].map(([, key = '']) => key).toSorted()).toEqual(sorted)

  const description = (await visitor.call('GET /api/openapi.json')).json<{
    paths: Record<string, object>
  }>()
  const named = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(named.toSorted()).toEqual(sorted)

  const page = await visitor.call('GET /api/docs')
  expect([...page.body.matchAll(/<h3>(.+?)<\/h3>/g)].map(([, key = '']) => key).toSorted()).toEqual(sorted)
})

test('every call of a contract has a handler, and only one contract declares it', async () => {
  await app.ready()
  const unanswered = keys.filter((key) => {
    const [method, url] = key.split(' ') as ['GET', string] // every key of a contract has this form
    return !app.hasRoute({ method, url })
  })
  expect(unanswered).toEqual([])
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
})

test('the page is complete as sent: no script, no other file, and a policy that would forbid both', async () => {
  const page = await visitor.call('GET /api/docs')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/)
  expect(page.body).not.toMatch(/<script|<link|<img|src=|https?:/)
})
