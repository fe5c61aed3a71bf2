import { expect, test } from 'vitest'
import type { Render } from '#platform/contract/page.ts'
import { openPortal } from '#tests/portal.ts'
import { servePages } from './pages.ts'

const dayMs = 24 * 60 * 60 * 1_000
let now = new Date()
const portal = await openPortal({ clock: () => now })

/** A screen that asks who is signed in and shows the answer. */
const whoAmI: Render = async ({ fetchOwn }) => {
  const answer = await fetchOwn('/api/auth/user')
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    pipe: (target) => {
      target.write(`<p>${answer.status}</p>`)
      target.end()
      return target
    },
  }
}
servePages(portal.app, async () => whoAmI, { urlOf: () => 'http://localhost:3000', siteOf: () => 'main', isDev: false })

test('opening a page prolongs a sign-in in the browser as in the database', async () => {
  const user = await portal.aUser()
  const atOnce = await user.call('GET /')
  expect(atOnce.body).toBe('<p>200</p>')
  expect(atOnce.cookies).toEqual([])
  now = new Date(now.getTime() + 3 * dayMs)
  const later = await user.call('GET /')
  expect(later.cookies).toMatchObject([{ name: 'pasand_session', maxAge: 7 * 24 * 60 * 60 }])
})

test('a page carries a policy with a nonce of its own', async () => {
  const policies = [await portal.visitor.call('GET /'), await portal.visitor.call('GET /')].map(
    ({ headers }) => headers['content-security-policy'],
  )
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}'/)
  expect(policies[0]).not.toBe(policies[1])
})
