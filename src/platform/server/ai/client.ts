import type OpenAI from 'openai'
import type { Config } from '../config/read-config.ts'

export type AiConfig = NonNullable<Config['ai']>

/** One answer of a few thousand words is a tenth of this, with all that the protocol adds. */
export const mostAnswerBytes = 1_048_576

const clients = new WeakMap<AiConfig, Promise<OpenAI>>()

/** The client of an endpoint, which all questions share. */
export function openClient(ai: AiConfig): Promise<OpenAI> {
  const client = clients.get(ai) ?? newClient(ai)
  clients.set(ai, client)
  return client
}

/** The official library, which is loaded only where a model is configured: it takes 35 MB of memory. Nothing is sent again by itself. */
async function newClient({ baseUrl, apiKey }: AiConfig): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    baseURL: baseUrl.replace(/\/$/, ''),
    // The library insists on a key.
    apiKey: apiKey ?? 'none',
    // Otherwise the library reads them from the environment.
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

/** Whatever the provider sends, only so much of it is read. */
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
