import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { reportFailure } from '../failures.ts'
import type { Visit } from './token-cookie.ts'

/** Where a handler writes the events of an answer that is still being made. */
export type EventSink = {
  /** Resolves when the client can take more, so that a slow reader slows the work down instead of filling the memory. Rejects when the client has left. */
  readonly emit: (name: string, json: string) => Promise<void>
  /** Aborted when the client leaves: what is still being done for it can stop. */
  readonly signal: AbortSignal
}

const mediaType = 'text/event-stream'
/** More than any event that we send: a reader that keeps up never makes the work wait. */
const bufferedBytes = 8 * 1_024

/** Proxies must neither collect nor compress what is to be read as it comes. */
const headers = {
  'content-type': `${mediaType}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  vary: 'accept',
}

export function acceptsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.toLowerCase().includes(mediaType)
}

/** For a client that wants only the answer. */
export function silentSink(reply: FastifyReply): EventSink {
  return { emit: async () => {}, signal: signalOf(reply) }
}

/**
 * Sends what `work` emits as server-sent events, then its answer as `done`. The stream begins with the first of them: a failure before it has a status of its
 * own, like that of any call. A failure after it is the event `error`, with the same body.
 */
export function streamAnswer({ request, reply }: Visit, work: (sink: EventSink) => Promise<string>): Promise<FastifyReply> {
  const signal = signalOf(reply)
  const stream = new PassThrough({ highWaterMark: bufferedBytes })
  const { promise, resolve, reject } = Promise.withResolvers<FastifyReply>()
  let isOpen = false
  const open = (): void => {
    if (isOpen) return
    isOpen = true
    resolve(reply.headers(headers).send(stream))
  }
  const emit = async (name: string, json: string): Promise<void> => {
    signal.throwIfAborted()
    open()
    if (!stream.write(eventText(name, json))) await once(stream, 'drain', { signal })
  }
  const finish = async (): Promise<void> => {
    try {
      const json = await work({ emit, signal })
      open()
      stream.end(eventText('done', json))
    } catch (error) {
      if (!isOpen) reject(error)
      else stream.end(eventText('error', JSON.stringify(reportFailure(error as Error, request).body))) // only errors are thrown
    }
  }
  void finish()
  return promise
}

/** JSON has no line ends of its own, which would end the event. */
function eventText(name: string, json: string): string {
  return `event: ${name}\ndata: ${json}\n\n`
}

function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
