import { expect, test } from 'vitest'
import { setAccountOfPage } from './account-of-page.ts'
import { createCall } from './call.ts'

test.each([
  [new Response('{"message":"Please build your CV first"}', { status: 400 }), '400: {"message":"Please build your CV first"}'],
  [new Response('<h1>Bad gateway</h1>', { status: 502 }), '502: <h1>Bad gateway</h1>'],
  [new Response('', { status: 503, statusText: 'Service Unavailable' }), '503: Service Unavailable'],
])('an answer that is no success is an error of its status and its body: %#', async (answer, message) => {
  const call = createCall(async () => answer)
  await expect(call('GET /api/jobs')).rejects.toHaveProperty('message', message)
})

test('only a call with a body is sent as JSON, and each names the account of the page once there is one', async () => {
  const sent: unknown[] = []
  const call = createCall(async (path, init) => {
    sent.push([path, init])
    return new Response('[]')
  })
  await call('GET /api/jobs', { query: { q: 'nurse', page: undefined } })
  setAccountOfPage(() => 'meera')
  await call('POST /api/applications', { body: { jobId: '1' } })
  setAccountOfPage(() => undefined)
  expect(sent).toEqual([
    ['/api/jobs?q=nurse', { method: 'GET', headers: {} }],
    [
      '/api/applications',
      { method: 'POST', headers: { 'x-account': 'meera', 'content-type': 'application/json' }, body: '{"jobId":"1"}' },
    ],
  ])
})
