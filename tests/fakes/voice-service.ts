import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { type CallOptions, FakeCall } from './voice-call.ts'
import type { Content } from './voice-events.ts'

const authorization = 'Bearer voice-key'

/** With `isAway`, calls are answered with 503. With `isDeaf`, control connections are refused. With `isMute`, their upgrade is never answered. */
type World = {
  readonly calls: Map<string, FakeCall>
  /** All calls, including those that have ended. */
  readonly past: FakeCall[]
  readonly state: { isAway: boolean; isDeaf: boolean; isMute: boolean }
}

/** The environment of a portal that uses the voice service at this port. */
export const envOf = (port: number) => ({
  REALTIME_BASE_URL: `http://127.0.0.1:${port}/v1`,
  REALTIME_API_KEY: 'voice-key',
  REALTIME_MODEL: 'stand-in',
})

/** Starts a realtime voice service on this machine: calls over real WebRTC, and the provider's HTTP calls, events and control connection. */
export async function aVoiceService({
  port = 0,
  silenceMs = 800,
  longestMs = 1_500,
  hears = () => null,
}: Partial<CallOptions & { port: number }> = {}) {
  const world: World = { calls: new Map(), past: [], state: { isAway: false, isDeaf: false, isMute: false } }
  const answer = answerOf(world, { silenceMs, longestMs, hears })
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 400, String(error)))
  })
  takeControl(server, world)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo // a TCP server has an address with a port
  return {
    ...world,
    port: own,
    env: envOf(own),
    close: async (): Promise<void> => {
      for (const call of world.calls.values()) call.hangUp()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function answerOf({ calls, past, state }: World, options: CallOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (state.isAway) return send(response, 503)
    if (request.headers.authorization !== authorization) return send(response, 401)
    const id = /^\/v1\/realtime\/calls\/([\w-]+)\/hangup$/.exec(request.url ?? '')?.[1]
    if (id !== undefined) {
      const known = calls.get(id)
      known?.hangUp()
      return send(response, known ? 200 : 404)
    }
    if (request.url !== '/v1/realtime/calls') return send(response, 404)
    const { sdp, session } = await formIn(request)
    const call = new FakeCall(session, options, () => void calls.delete(call.id))
    calls.set(call.id, call)
    past.push(call)
    const headers = { 'content-type': 'application/sdp', location: `/v1/realtime/calls/${call.id}` }
    response.writeHead(201, headers).end(await call.answer(sdp))
  }
}

function takeControl(server: Server, { calls, state }: World): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 65_536 })
  server.on('upgrade', (request, socket, head) => {
    if (state.isMute) return void socket.on('end', () => socket.end()).resume()
    const call = calls.get(new URL(request.url ?? '', 'http://x').searchParams.get('call_id') ?? '')
    if (state.isDeaf || !call || request.headers.authorization !== authorization)
      return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, (opened) => {
      call.sockets.add(opened)
      opened.on('message', (data: Buffer) => call.command('server', data.toString()))
      opened.on('close', () => call.sockets.delete(opened))
      opened.send(JSON.stringify({ type: 'session.created', session: call.session }))
    })
  })
}

async function formIn(request: IncomingMessage): Promise<{ readonly sdp: string; readonly session: Content }> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData()
  const [sdp, session] = [form.get('sdp'), form.get('session')]
  if (typeof sdp !== 'string' || typeof session !== 'string') throw new TypeError('sdp or session is missing')
  return { sdp, session: JSON.parse(session) as Content } // from the product's server
}

function send(response: ServerResponse, status: number, message = ''): void {
  if (!response.headersSent)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
}
