import { CallFailed } from '#platform/web/call.ts'
import type { ChatAnswer, ChatContext } from '../contract.ts'

export type ChatRequest = { readonly message: string; readonly context: ChatContext; readonly conversationId?: string }

export type ChatListener = {
  /** What is being looked up. */
  readonly onStep: (label: string) => void
  /** The next part of the text. */
  readonly onText: (text: string) => void
}

/** Sends a message and resolves with the whole answer. Rejects with `CallFailed`, or as `fetch` does when the connection breaks or `signal` is aborted. */
export async function streamChat(request: ChatRequest, listener: ChatListener, signal: AbortSignal): Promise<ChatAnswer> {
  const response = await fetch('/api/ai/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify(request),
    signal,
  })
  if (!response.ok) throw new CallFailed(response.status, (await response.text()) || response.statusText)
  // A proxy may have collected the events, or answered for an old server.
  if (!response.headers.get('content-type')?.includes('text/event-stream') || !response.body) return response.json()
  return answerIn(eventsOf(response.body), listener)
}

async function answerIn(events: AsyncIterable<ServerEvent>, listener: ChatListener): Promise<ChatAnswer> {
  for await (const { name, data } of events) {
    if (name === 'error') throw new CallFailed(500, data)
    const value: unknown = JSON.parse(data)
    // The contract describes each event.
    if (name === 'done') return value as ChatAnswer
    if (name === 'step') listener.onStep((value as { label: string }).label)
    if (name === 'delta') listener.onText((value as { text: string }).text)
  }
  throw new TypeError('The answer ended before it was complete')
}

type ServerEvent = { readonly name: string; readonly data: string }

/** Server-sent events, as our server writes them: one line each for the name and the data. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, name, data] = /^event: (\S+)\ndata: (.*)$/.exec(block) ?? []
        if (name !== undefined && data !== undefined) yield { name, data }
      }
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}
