/** The load balancer on the settings of `deploy/`, when it starts, and starts again. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ownPort } from '#tests/support/own-port.ts'
import { holdPort } from '../../scripts/cluster/held-port.ts'
import { envOf, isHaproxyHere, listenOn, portOf, portOfWeb, ports, startHaproxy, untilItAnswers, well } from './balancer.ts'

test.runIf(isHaproxyHere)('a request waits for a load balancer that has died and starts again', async () => {
  const port = await ownPort()
  const held = [port, port + 1, port + 2].map(holdPort)
  onTestFinished(() => held.forEach(({ close }) => close()))
  const env = { ...(await envOf([well, well, well])), ...listenOn(['fd@3', 'fd@4', 'fd@5']) }
  const files = held.map(({ file }) => file)
  const first = startHaproxy(env, files)
  const address = await untilItAnswers(port)
  const ended = once(first, 'exit')
  first.kill('SIGKILL')
  await ended
  const answers = Promise.all(Array.from({ length: 12 }, async () => (await fetch(address)).text()))
  await sleep(300)
  startHaproxy(env, files)
  expect(new Set(await answers)).toEqual(new Set(['well']))
})

test.runIf(isHaproxyHere)('a connection to the database goes to the primary, also before its standbys were checked', async () => {
  const port = await ownPort()
  startHaproxy({ ...(await envOf([well, well, well])), ...(await databases()), ...listenOn(ports(port)) })
  const found: string[] = []
  while (found.length < 12) {
    const answer = await databaseAt(port + 1)
    if (answer !== undefined) found.push(answer)
  }
  expect(new Set(found)).toEqual(new Set(['db2']))
})

/** Three, each of which says its name, and of which the second is the primary. */
async function databases(): Promise<Record<string, string>> {
  const env: Record<string, string> = {}
  for (const at of [1, 2, 3]) {
    const database = createServer((socket) => socket.on('error', () => undefined).end(`db${at}`))
    const patroni = portOfWeb((request, response) => {
      response.statusCode = at === 2 && request.url === '/primary' ? 200 : 503
      response.end()
    })
    env[`DB${at}`] = `127.0.0.1:${await portOf(database)}`
    env[`DB${at}_API`] = String(await patroni)
  }
  return env
}

/** Undefined while nobody listens. */
async function databaseAt(port: number): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  try {
    for await (const part of socket) text += String(part)
    return text
  } catch {
    return undefined
  }
}
