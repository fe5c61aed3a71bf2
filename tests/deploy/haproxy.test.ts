/** The load balancer on the settings of `deploy/`, before servers that behave badly. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { ownPort } from '#tests/support/own-port.ts'

const isHere = spawnSync('sh', ['-c', 'PATH=$PATH:/usr/sbin command -v haproxy']).status === 0

const open: (Server | ChildProcess)[] = []
afterEach(() => {
  for (const each of open.splice(0)) {
    if ('kill' in each) each.kill('SIGKILL')
    else each.close().closeAllConnections()
  }
})

async function portOf(handler: RequestListener): Promise<number> {
  const server = createServer(handler)
  open.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Its checks pass. To everything else it says what is given. */
const answering =
  (status: number, text: string): RequestListener =>
  (request, response) => {
    response.statusCode = request.url === '/api/serving' ? 200 : status
    response.end(text)
  }

/** The address of a load balancer before three servers. */
async function balance(handlers: readonly [RequestListener, RequestListener, RequestListener]): Promise<string> {
  const env: Record<string, string> = { PATH: '/usr/sbin:/usr/bin:/bin' }
  for (const [at, handler] of handlers.entries()) {
    env[`WEB${at + 1}`] = `127.0.0.1:${await portOf(handler)}`
    env[`DB${at + 1}`] = '127.0.0.1:1'
    env[`DB${at + 1}_API`] = '1'
  }
  const port = await ownPort()
  for (const [at, name] of ['WEB', 'PRIMARY', 'REPLICAS'].entries()) env[`LISTEN_${name}`] = `127.0.0.1:${port + at}`
  open.push(spawn('haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], { env, stdio: 'ignore' }))
  const address = `http://127.0.0.1:${port}`
  while (!(await fetch(address).catch(() => undefined))) await sleep(50)
  return address
}

const busy = answering(503, 'busy')
const well = answering(200, 'well')

test.runIf(isHere)('a read that a busy server refuses is answered by another', async () => {
  const address = await balance([busy, well, busy])
  for (let time = 0; time < 12; time++) expect(await (await fetch(address)).text()).toBe('well')
})

test.runIf(isHere)('a write is sent once, whatever the answer', async () => {
  let writes = 0
  const refuse: RequestListener = (request, response) => {
    if (request.method === 'POST') writes += 1
    busy(request, response)
  }
  const address = await balance([refuse, refuse, refuse])
  expect((await fetch(address, { method: 'POST', body: 'one' })).status).toBe(503)
  expect(writes).toBe(1)
})

test.runIf(isHere)('a read is repeated where the server dies before it answers, a write is not', async () => {
  let writes = 0
  const die: RequestListener = (request, response) => {
    if (request.url === '/api/serving') return well(request, response)
    if (request.method === 'POST') writes += 1
    request.socket.destroy()
  }
  const address = await balance([die, well, die])
  for (let time = 0; time < 12; time++) expect(await (await fetch(address)).text()).toBe('well')
  let failed = 0
  for (let time = 0; time < 12; time++)
    await fetch(address, { method: 'POST', body: 'one' }).then(
      ({ ok }) => (failed += ok ? 0 : 1),
      () => (failed += 1),
    )
  expect(failed).toBeGreaterThan(0)
  expect(writes).toBe(failed)
})

test.runIf(isHere)('a server that stops gets no new requests', async () => {
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

test.runIf(isHere)('a read of a server that hangs is answered by another', async () => {
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

test.runIf(isHere)('where no server passes its check, requests are sent to them all the same', async () => {
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
