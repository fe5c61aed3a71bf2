import type { z } from 'zod'
import { accountHeader } from '#platform/web/account-of-page.ts'
import { CallFailed } from '#platform/web/call.ts'
import type { ChatAnswer, ChatContext, chatEvents } from '../contract.ts'

export type ChatRequest = { readonly message: string; readonly context: ChatContext; readonly conversationId?: string }

export type TextPart = z.output<typeof chatEvents.delta>

export type ChatListener = {
  /** Called with a label of what is being looked up. */
  readonly onStep: (label: string) => void
  /** Called with the next part of the text. */
  readonly onText: (part: TextPart) => void
  /** Called when all text so far is withdrawn and replaced by this text. */
  readonly onReplace: (text: string) => void
}

/** Sends a message and resolves with the whole answer. Rejects with `CallFailed`, or like `fetch` if the connection breaks or `signal` is aborted. */
export async function streamChat(request: ChatRequest, listener: ChatListener, signal: AbortSignal): Promise<ChatAnswer> {
  const silence = watchSilence(signal)
  try {
    const response = await fetch('/api/ai/chat', {
      method: 'POST',
      headers: { ...accountHeader(), 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
      body: JSON.stringify(request),
      signal: silence.signal,
    })
    if (!response.ok) throw new CallFailed(response.status, (await response.text()) || response.statusText)
    // A proxy may have buffered the events into one answer, or an old server may have answered.
    if (!response.headers.get('content-type')?.includes('text/event-stream') || !response.body) return await response.json()
    return await answerIn(eventsOf(response.body, silence.restart), listener)
  } finally {
    silence.stopWatching()
  }
}

const longestSilenceMs = 30_000

/**
 * Aborts its signal like `outer`, or after a long silence: otherwise a connection that is lost without an error would make the person wait for ever.
 */
function watchSilence(outer: AbortSignal) {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  outer.addEventListener('abort', abort)
  let timer = setTimeout(abort, longestSilenceMs)
  return {
    signal: controller.signal,
    /** Call it whenever data arrives. */
    restart: (): void => {
      clearTimeout(timer)
      timer = setTimeout(abort, longestSilenceMs)
    },
    stopWatching: (): void => {
      clearTimeout(timer)
      outer.removeEventListener('abort', abort)
    },
  }
}

async function answerIn(events: AsyncIterable<ServerEvent>, listener: ChatListener): Promise<ChatAnswer> {
  for await (const { name, data } of events) {
    if (name === 'error') throw new CallFailed(500, data)
    const value: unknown = JSON.parse(data)
    // The contract describes the type of each event.
    if (name === 'done') return value as ChatAnswer
    if (name === 'step') listener.onStep((value as { label: string }).label)
    if (name === 'delta') listener.onText(value as TextPart)
    if (name === 'replace') listener.onReplace((value as { text: string }).text)
  }
  throw new TypeError('The answer ended before it was complete')
}

type ServerEvent = { readonly name: string; readonly data: string }

/** Parses server-sent events in the form that our server writes: one line for the name and one for the data. */
async function* eventsOf(body: ReadableStream<Uint8Array>, onArrival: () => void): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onArrival()
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, name, data] = /^event: (\S+)\ndata: ([^\n]*)$/.exec(block) ?? []
        if (name !== undefined && data !== undefined) yield { name, data }
      }
    }
  } finally {
    void reader.cancel().catch(() => {})
  }
}
