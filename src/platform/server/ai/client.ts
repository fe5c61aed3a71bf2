import type OpenAI from 'openai'
import type { Config } from '../config/read-config.ts'

export type AiConfig = NonNullable<Config['ai']>

/** The maximum size of an answer. An answer of a few thousand words is a tenth of this, including the overhead of the protocol. */
export const mostAnswerBytes = 1_048_576

const clients = new WeakMap<AiConfig, Promise<OpenAI>>()

/** Returns the client of the configured endpoint. All requests share it. */
export function openClient(ai: AiConfig): Promise<OpenAI> {
  const client = clients.get(ai) ?? newClient(ai)
  clients.set(ai, client)
  return client
}

/** Uses the official library, which is imported only if a model is configured, because it takes 35 MB of memory. Automatic retries are off. */
async function newClient({ baseUrl, apiKey }: AiConfig): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    baseURL: baseUrl.replace(/\/$/, ''),
    // The library requires a key.
    apiKey: apiKey ?? 'none',
    // Null, because the library would otherwise read them from the environment.
    organization: null,
    project: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: async (url, init) => capped(await fetch(url, apiKey ? init : withoutKey(init))),
  })
}

function withoutKey(init: RequestInit = {}): RequestInit {
  const headers = new Headers(init.headers)
  headers.delete('authorization')
  return { ...init, headers }
}

/** Limits how much of an answer is read, whatever the provider sends. */
function capped(response: Response): Response {
  if (!response.body) return response
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > mostAnswerBytes) controller.error(new RangeError('the answer of the model is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(limit), response)
}
