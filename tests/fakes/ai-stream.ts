import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** One answer of the model: its text and the tools that it calls, or what goes wrong. */
export type Move = {
  readonly text?: string
  /** An input that is a text is sent as it is, also if it is no JSON. */
  readonly calls?: readonly { readonly name: string; readonly input: unknown }[]
  readonly status?: number
  /** In place of everything else. */
  readonly raw?: string
  /** The connection breaks behind the text. */
  readonly isCut?: boolean
  /** Before the first part. */
  readonly delayMs?: number
  /** After the text, before the end. */
  readonly pauseMs?: number
  /** The text, or what is raw, comes again and again, as long as somebody reads it. */
  readonly isEndless?: boolean
  /** What the provider counts; null: it does not say. */
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

/** As fast as it is read; a reader that has left ends it. */
async function write(response: ServerResponse, part: string): Promise<void> {
  if (response.destroyed || response.write(part)) return
  const controller = new AbortController()
  const { signal } = controller
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })])
  controller.abort()
}
