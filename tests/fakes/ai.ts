import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type CompletionRequest = {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

/** A model on its own port. It returns what the test has set, records the prompts, and can fail. */
export async function aModel() {
  const requests: CompletionRequest[] = []
  let next: { readonly status: number; readonly content: string } = { status: 200, content: '' }
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isKnown = request.url === '/v1/chat/completions' && request.headers.authorization === 'Bearer key'
    requests.push(JSON.parse(await text(request)) as CompletionRequest) // only our own adapter calls
    response.writeHead(isKnown ? next.status : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: next.content } }] }))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => new Promise((resolve) => server.close(resolve)))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    requests,
    config: { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'small', apiKey: 'key' },
    answers: (content: string) => void (next = { status: 200, content }),
    fails: () => void (next = { status: 500, content: '' }),
  }
}
