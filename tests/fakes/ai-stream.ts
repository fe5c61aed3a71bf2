import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** One answer of the model: its text, the tools that it calls, or a failure. */
export type Move = {
  readonly text?: string
  /** A text as `input` is sent unchanged, even if it is not valid JSON. */
  readonly calls?: readonly { readonly name: string; readonly input: unknown }[]
  readonly status?: number
  /** The body of the answer, sent instead of everything else. */
  readonly raw?: string
  /** The connection breaks after the text. */
  readonly isCut?: boolean
  /** The delay before the first chunk. */
  readonly delayMs?: number
  /** The pause between the text and the end of the stream. */
  readonly pauseMs?: number
  /** Repeats the text or `raw` until the client disconnects. */
  readonly isEndless?: boolean
  /** The token count of the provider. Null: it reports none. */
  readonly tokens?: number | null
}

const partLength = 7

export async function streamMove(response: ServerResponse, move: Move): Promise<void> {
  const { status = 200, raw, pauseMs = 0, isCut = false, isEndless = false } = move
  await wait(move.delayMs ?? 0)
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' })
    return void response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (raw !== undefined) return writeRaw(response, raw, isEndless)
  await writeText(response, move)
  await wait(pauseMs)
  if (isCut) response.destroy()
  else finish(response, move)
}

async function writeRaw(response: ServerResponse, raw: string, isEndless: boolean): Promise<void> {
  if (!isEndless) return void response.end(raw)
  await write(response, raw)
  if (!response.destroyed) await writeRaw(response, raw, isEndless)
}

async function writeText(response: ServerResponse, { text = '', isEndless = false }: Move): Promise<void> {
  for (let at = 0; at < text.length; at += partLength) await write(response, delta({ content: text.slice(at, at + partLength) }))
  if (isEndless && !response.destroyed) await writeText(response, { text, isEndless })
}

function finish(response: ServerResponse, { calls = [], tokens = 100 }: Move): void {
  calls.forEach(({ name, input }, index) => {
    const written = typeof input === 'string' ? input : JSON.stringify(input)
    const half = Math.ceil(written.length / 2)
    const first = { index, id: `call_${index}`, type: 'function', function: { name, arguments: written.slice(0, half) } }
    response.write(delta({ tool_calls: [first] }))
    response.write(delta({ tool_calls: [{ index, function: { arguments: written.slice(half) } }] }))
  })
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }] }))
  if (tokens !== null) response.write(event({ choices: [], usage: { total_tokens: tokens } }))
  response.end('data: [DONE]\n\n')
}

const delta = (part: object): string => event({ choices: [{ index: 0, delta: part, finish_reason: null }] })
const event = (data: object): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'small', ...data })}\n\n`

/** Writes a chunk and waits for the reader. Returns early if the reader disconnects. */
async function write(response: ServerResponse, part: string): Promise<void> {
  if (response.destroyed || response.write(part)) return
  const controller = new AbortController()
  const { signal } = controller
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  controller.abort()
}
