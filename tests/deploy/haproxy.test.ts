/** The load balancer on the settings of `deploy/`, before servers that behave badly. */
import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { balance, busy, isHaproxyHere, well } from './balancer.ts'

test.runIf(isHaproxyHere)('a read that a busy server refuses is answered by another', async () => {
  const address = await balance([busy, well, busy])
  await expect.poll(() => repliesInTurn(address), { timeout: 15_000 }).toEqual(new Set(['well']))
})

/** On a busy machine a check may time out, and the server takes no requests until the next one. Ask again then. */
async function repliesInTurn(address: string): Promise<ReadonlySet<string>> {
  const replies = new Set<string>()
  for (let time = 0; time < 12; time++) replies.add(await (await fetch(address)).text())
  return replies
}

test.runIf(isHaproxyHere)('a write is sent once, whatever the answer', async () => {
  let writes = 0
  const refuse: RequestListener = (request, response) => {
    if (request.method === 'POST') writes += 1
    busy(request, response)
  }
  const address = await balance([refuse, refuse, refuse])
  expect((await fetch(address, { method: 'POST', body: 'one' })).status).toBe(503)
  expect(writes).toBe(1)
})

test.runIf(isHaproxyHere)('a read is repeated where the server dies before it answers, a write is not', async () => {
  let writes = 0
  const die: RequestListener = (request, response) => {
    if (request.url === '/api/serving') return well(request, response)
    if (request.method === 'POST') writes += 1
    request.socket.destroy()
  }
  const address = await balance([die, well, die])
  await expect.poll(() => repliesInTurn(address), { timeout: 15_000 }).toEqual(new Set(['well']))
  let failed = 0
  for (let time = 0; time < 12; time++)
    await fetch(address, { method: 'POST', body: 'one' }).then(
      ({ ok }) => (failed += ok ? 0 : 1),
      () => (failed += 1),
    )
  expect(failed).toBeGreaterThan(0)
  expect(writes).toBe(failed)
})

test.runIf(isHaproxyHere)('a server that stops gets no new requests', async () => {
  let isStopping = false
  const stop: RequestListener = (request, response) => {
    response.statusCode = isStopping && request.url === '/api/serving' ? 404 : 200
    response.end('first')
  }
  const address = await balance([stop, well, well])
  const answers = async () => Promise.all(Array.from({ length: 12 }, async () => (await fetch(address)).text()))
  await expect.poll(answers).toContain('first')
  isStopping = true
  await expect.poll(answers, { timeout: 10_000 }).not.toContain('first')
})

test.runIf(isHaproxyHere)('a read of a server that hangs is answered by another', async () => {
  let hangs = false
  const held: string[] = []
  const hang: RequestListener = (request, response) => {
    if (!hangs) return well(request, response)
    if (request.url !== '/api/serving') held.push(request.url ?? '')
  }
  const address = await balance([hang, well, well])
  const answers = async () => new Set(await Promise.all(Array.from({ length: 12 }, async () => (await fetch(address)).text())))
  await answers()
  hangs = true
  // Some on connections that have served before.
  expect(await answers()).toEqual(new Set(['well']))
  expect(held).not.toEqual([])
})

test.runIf(isHaproxyHere)('where no server passes its check, requests are sent to them all the same', async () => {
  let checks = 0
  const late: RequestListener = (request, response) => {
    response.statusCode = request.url === '/api/serving' ? 500 : 200
    if (request.url === '/api/serving') checks += 1
    response.end('late')
  }
  const address = await balance([late, late, late])
  // Two for each server, after which they are down.
  await expect.poll(() => checks, { timeout: 15_000 }).toBeGreaterThan(9)
  for (let time = 0; time < 6; time++) expect(await (await fetch(address)).text()).toBe('late')
})
