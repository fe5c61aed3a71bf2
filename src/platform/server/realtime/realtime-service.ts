import type { RealtimeClientEvent, RealtimeServerEvent, RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime'
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '../config/read-config.ts'

export type RealtimeConfig = NonNullable<Config['realtime']>

/** The server's control connection to a call. It receives the same events as the browser and can override the browser. */
export type ControlConnection = { readonly send: (event: RealtimeClientEvent) => void; readonly close: () => void }
type Listeners = { readonly onEvent: (event: RealtimeServerEvent) => void; readonly onClose: () => void }

/** A voice service with the protocol of OpenAI's Realtime API over WebRTC. */
export type RealtimeService = {
  readonly createCall: (
    offer: string,
    session: RealtimeSessionCreateRequest,
  ) => Promise<{ readonly answer: string; readonly providerId: string }>
  readonly attach: (providerId: string, listeners: Listeners) => Promise<ControlConnection>
  /** Ends the call. A call that is already over is not an error. */
  readonly hangUp: (providerId: string) => Promise<void>
}

const timeoutMs = 8_000
const mostAnswerBytes = 65_536
/** The part of the provider that controls calls may not know a new call at once. */
const attachTries = 5
const firstRetryMs = 250

export function openRealtime({ baseUrl, apiKey }: RealtimeConfig): RealtimeService {
  const base = baseUrl.replace(/\/$/, '')
  const headers = { authorization: `Bearer ${apiKey}` }
  const post = async (path: string, body: FormData | null = null): Promise<Response> =>
    fetch(base + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) })
  return {
    createCall: async (offer, session) => {
      const form = new FormData()
      form.set('sdp', offer)
      form.set('session', JSON.stringify(session))
      return readCall(await post('/realtime/calls', form))
    },
    attach: (providerId, listeners) =>
      attach(`${base.replace(/^http/, 'ws')}/realtime?call_id=${encodeURIComponent(providerId)}`, headers, listeners),
    hangUp: async (providerId) => {
      const { status } = await post(`/realtime/calls/${encodeURIComponent(providerId)}/hangup`)
      if (status >= 400 && status !== 404) throw new Error(`the voice service answered ${status} to a hang-up`)
    },
  }
}

/** The last part of the Location header is the id of the call. */
async function readCall(response: Response): Promise<{ readonly answer: string; readonly providerId: string }> {
  const answer = await response.text()
  const providerId = response.headers.get('location')?.split('/').at(-1) ?? ''
  if (!response.ok || !answer.startsWith('v=0') || answer.length > mostAnswerBytes || !/^[\w-]{1,200}$/.test(providerId))
    throw new Error(`the voice service opened no call: ${response.status}`)
  return { answer, providerId }
}

/** Connects, with retries. All attempts together have the timeout of one answer, because somebody is waiting in front of a browser. */
async function attach(
  url: string,
  headers: Readonly<Record<string, string>>,
  listeners: Listeners,
  place = { triesLeft: attachTries, until: performance.now() + timeoutMs },
): Promise<ControlConnection> {
  const { triesLeft, until } = place
  try {
    return await connect(url, headers, listeners, until - performance.now())
  } catch (error) {
    const pauseMs = firstRetryMs * 2 ** (attachTries - triesLeft)
    if (triesLeft <= 1 || performance.now() + pauseMs >= until) throw error
    await wait(pauseMs)
    return attach(url, headers, listeners, { triesLeft: triesLeft - 1, until })
  }
}

type SocketWithHeaders = new (url: string, options: { readonly headers: Readonly<Record<string, string>> }) => WebSocket
const Socket = WebSocket as unknown as SocketWithHeaders // Node's WebSocket accepts headers; its types are those of browsers

async function connect(
  url: string,
  headers: Readonly<Record<string, string>>,
  { onEvent, onClose }: Listeners,
  openMs: number,
): Promise<ControlConnection> {
  const socket = new Socket(url, { headers })
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => socket.close(), openMs)
  socket.addEventListener('message', ({ data }) => {
    const event = readEvent(data)
    if (event) onEvent(event)
  })
  socket.addEventListener('open', () => resolve())
  socket.addEventListener('error', () => reject(new Error('the control connection could not be opened')))
  socket.addEventListener('close', () => reject(new Error('the control connection was closed')))
  await opened.finally(() => clearTimeout(late))
  socket.addEventListener('close', onClose)
  return {
    send: (event) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event))
    },
    close: () => socket.close(),
  }
}

function readEvent(data: unknown): RealtimeServerEvent | null {
  try {
    return typeof data === 'string' ? (JSON.parse(data) as RealtimeServerEvent) : null // as the provider documents it
  } catch {
    return null
  }
}
