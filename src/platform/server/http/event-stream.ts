import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { reportFailure } from '../failures.ts'
import type { Visit } from './token-cookie.ts'

/** Writes the events of an answer that is still being made. */
export type EventSink = {
  /**
   * Resolves when the client can take more, so that a slow reader slows the work down instead of filling the memory. Rejects when the client has
   * disconnected.
   */
  readonly emit: (name: string, json: string) => Promise<void>
  /** Aborted when the client disconnects, so that work for it can stop. */
  readonly signal: AbortSignal
}

const mediaType = 'text/event-stream'
/** Larger than any event that we send, so the work never waits for a reader that keeps up. */
const bufferedBytes = 8 * 1_024

/** Proxies must neither buffer nor compress an event stream. */
const headers = {
  'content-type': `${mediaType}; charset=utf-8`,
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  vary: 'accept',
}

export function acceptsEvents({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.toLowerCase().includes(mediaType)
}

/** Discards all events, for a client that wants only the answer. */
export function silentSink(reply: FastifyReply): EventSink {
  return { emit: async () => {}, signal: signalOf(reply) }
}

/**
 * Sends the events of `work` as server-sent events, then its answer as the event `done`. The stream begins with the first event: a failure before it
 * has a status of its own, like any call. A failure after it is sent as the event `error`, with the same body.
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

/** JSON has no line ends outside of strings, where they are escaped; a line end would end the event. */
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
