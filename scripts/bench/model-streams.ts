/** What a stream costs while a language model writes its answer: the connection to the provider stands beside that to the person. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { residentKilobytes, runPortal } from './portal.ts'
import { quantile, rounded } from './print.ts'

const rounds = 5
/** No rule understands it. */
const message = 'blorp zarp fnord'
/** The first is shown when the next has begun. */
const sentences = 'Begin with a list of what you can do. Then speak with people who do that work. A small'
const part = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: sentences }, finish_reason: null }] })}\n\n`

/** Kilobytes of the server for each of so many streams that have begun and whose model has not come to an end. */
export async function modelStreams(folder: string, url: string, streams: number): Promise<number> {
  const model = await anEndlessModel()
  const portal = await runPortal(folder, undefined, {
    DATABASE_URL: url,
    AI_BASE_URL: model.address,
    AI_API_KEY: 'key',
    AI_MODEL: 'small',
    AI_DAILY_TOKENS: '10000000000',
    AI_DAILY_TOKENS_PER_PERSON: '1000000000',
  })
  try {
    // The first question loads the library of the provider, and the first crowd makes the heap as large as it stays.
    await openAll(portal.address, streams)
    const samples: number[] = []
    for (let round = 0; round < rounds; round++) {
      await pause(1_500)
      const before = residentKilobytes(portal.pid)
      samples.push(await openAll(portal.address, streams, () => (residentKilobytes(portal.pid) - before) / streams))
    }
    return rounded(quantile(samples, 0.5))
  } finally {
    await portal.stop()
    model.close()
  }
}

/** Measures when every stream has shown a part of its answer. */
async function openAll(address: string, streams: number, measure: () => number = () => 0): Promise<number> {
  const controller = new AbortController()
  await Promise.all(Array.from({ length: streams }, () => firstPart(address, controller.signal)))
  const measured = measure()
  controller.abort()
  return measured
}

async function firstPart(address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${address}/api/ai/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: address },
    body: JSON.stringify({ message }),
    signal,
  })
  const decoder = new TextDecoder()
  let shown = ''
  // Not read to its end: the answer stays open until it is aborted.
  const reader = response.body?.getReader()
  const read = async (): Promise<void> => {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
    shown += decoder.decode(value, { stream: true })
    if (!done && !shown.includes('event: delta')) await read()
  }
  await read()
  if (!shown.includes('"source":"ai"')) throw new Error(`the rules have answered: ${shown}`)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await text(request)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(part)
}

/** Writes a little and goes on holding the connection. */
async function anEndlessModel() {
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    address: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
