import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { AiConfig } from '#platform/server/ai/client.ts'
import { type Move, streamMove } from './ai-stream.ts'

type SentMessage = { readonly role: string; readonly content: string; readonly tool_call_id?: string }
type CompletionRequest = {
  readonly model: string
  readonly stream?: boolean
  readonly messages: readonly SentMessage[]
  readonly tools?: readonly { readonly function: { readonly name: string } }[]
}

/** The next answer of the model, which may depend on the request. */
export type Play = Move | ((request: CompletionRequest) => Move)

/**
 * Starts a model on its own port with the chat completions protocol. It answers as the test has set, records the requests, and can simulate failures
 * and invalid answers.
 */
export async function aModel(over: Partial<AiConfig> = {}) {
  const requests: CompletionRequest[] = []
  let next: { readonly status: number; readonly content: string } = { status: 200, content: '' }
  let plays: readonly Play[] = []
  let last = { socket: null as Socket | null, before: 0 }
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isKnown = request.url === '/v1/chat/completions' && request.headers.authorization === 'Bearer key'
    const sent = JSON.parse(await text(request)) as CompletionRequest // only the adapter of the product calls it
    requests.push(sent)
    last = { socket: request.socket, before: request.socket.bytesWritten }
    if (isKnown && sent.stream) return streamMove(response, moveFor(sent))
    response.writeHead(isKnown ? next.status : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: next.content } }] }))
  }
  /** The last move is repeated for further requests. */
  function moveFor(sent: CompletionRequest): Move {
    const [play = { status: next.status, text: next.content }, ...others] = plays
    if (others.length > 0) plays = others
    return typeof play === 'function' ? play(sent) : play
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return {
    requests,
    /** The number of bytes written for the last answer. */
    bytesWritten: () => (last.socket?.bytesWritten ?? 0) - last.before,
    config: { ...configOf(server.address() as AddressInfo), ...over }, // a TCP server has an address with a port
    answers: (content: string) => void (next = { status: 200, content }),
    fails: () => void (next = { status: 500, content: '' }),
    /** Sets the moves of streamed answers, one for each following request. */
    plays: (...moves: readonly Play[]) => void ([plays, requests.length] = [moves, 0]),
  }
}

function configOf({ port }: AddressInfo): AiConfig {
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'small',
    apiKey: 'key',
    provider: 'Model Company',
    dailyTokens: 1_000_000_000,
    dailyTokensPerPerson: 1_000_000_000,
    timeoutMs: 20_000,
  }
}
