import { expect, test } from 'vitest'
import type { EndpointAudience } from '#platform/contract/endpoint.ts'
import { openPortal } from '#tests/portal.ts'
import { anyUrl, unsafeCalls } from './unsafe-calls.ts'

const portal = await openPortal()
const asha = await portal.aUser()
const keys = unsafeCalls.map((call) => [call.key, call] as const)

test('there are calls to forge', () => {
  expect(keys.length).toBeGreaterThan(10)
})

const elsewhere: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  // A browser sends both headers. A call that forges one must not pass because of the other.
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
]

test.each(keys)('%s is refused when a page of another site makes it with our cookie', async (_key, call) => {
  for (const headers of elsewhere) {
    const answer = await asha.call(`${call.method} ${anyUrl(call)}`, {}, headers)
    expect([headers, answer.statusCode]).toEqual([headers, 403])
    expect(answer.json()).toEqual({ message: 'This call came from another site' })
  }
})

const body = '{"email":"asha@example.in","password":"mangoes-in-may"}'
const ofEmployers: readonly EndpointAudience[] = ['employer', 'recruiter', 'companyOwner']
const ofPeople: readonly EndpointAudience[] = ['anyone', 'user', 'candidate']
const ravi = await portal.anEmployer()
const kiran = await portal.aStaffMember('admin')
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']

test.each(keys)('%s does not read what a form can send', async (_key, call) => {
  for (const type of forms) {
    // Callers without permission are refused before a file is read.
    const person = ofPeople.includes(call.who) ? asha : ofEmployers.includes(call.who) ? ravi : kiran
    const answer = await person.call(`${call.method} ${anyUrl(call)}`, Buffer.from(body), { 'content-type': type })
    expect([type, answer.statusCode]).toEqual([type, 415])
  }
})

test('a link or an image on another site signs nobody in or out', async () => {
  for (const from of ['cross-site', 'same-site']) {
    const answer = await asha.call('GET /api/logout', undefined, { 'sec-fetch-site': from })
    expect(answer.cookies).toEqual([])
  }
  expect((await asha.call('GET /api/auth/user')).statusCode).toBe(200)
})
