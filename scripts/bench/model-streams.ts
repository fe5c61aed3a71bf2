/** Measures the memory of an answer stream while a language model is writing: each has a connection to the provider as well as one to the person. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { residentKilobytes, runPortal } from './portal.ts'
import { quantile, rounded } from './print.ts'

const rounds = 5
/** A question that no rule matches, so that it goes to the model. */
const message = 'blorp zarp fnord'
/** The first sentence is shown as soon as the next one has begun. */
const sentences = 'Begin with a list of what you can do. Then speak with people who do that work. A small'
const part = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: sentences }, finish_reason: null }] })}\n\n`

/** Returns the kilobytes of server memory for each of `streams` open streams whose model has not finished. */
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
    // Warm-up: the first question loads the client library of the provider, and the first batch grows the heap to its final size.
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

/** Opens the streams and calls `measure` when each has shown a part of its answer. */
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
  // The body is not read to its end, so the stream stays open until it is aborted.
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

/** A fake provider that sends the beginning of an answer and then keeps the connection open. */
async function anEndlessModel() {
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has an address with a port
  return {
    address: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
