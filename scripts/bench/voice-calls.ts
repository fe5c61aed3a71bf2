import type { Client } from 'pg'
import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { noticeVersion } from '#features/interview-sessions/consent-items.ts'
import { aCaller } from '#tests/fakes/voice-caller.ts'
import type { aVoiceService } from '#tests/fakes/voice-service.ts'

export type World = {
  readonly address: string
  readonly employer: string
  readonly pid: number
  readonly service: Awaited<ReturnType<typeof aVoiceService>>
  readonly sql: Client
}

export type Call = Awaited<ReturnType<typeof openCall>>

/** Measures from the press of the button to the open data channel, without the time that the browser itself needs. */
export async function openCall({ address, employer, service }: World) {
  const body = { candidate: 'Devika Rane', role: 'Loom Supervisor' }
  const { id } = (await (await post(`${address}/api/interviews`, employer, body)).json()) as { id: string } // the type of the contract
  const opened = await fetch(`${address}/api/candidate/interviews/${id}`)
  const cookie = cookieIn(opened)
  const items = ['transcript', 'sharing', 'scoring', 'call']
  await post(`${address}/api/candidate/interviews/${id}/consent`, cookie, { version: noticeVersion, items })
  const minted = await post(`${address}/api/candidate/ai/ephemeral-token`, cookie, { sessionId: id })
  const { token } = (await minted.json()) as { token: string } // the type of the contract
  const begun = performance.now()
  const caller = await aCaller()
  const headers = { cookie, 'content-type': 'application/sdp', authorization: `Bearer ${token}` }
  const url = `${address}/api/candidate/interviews/${id}/call`
  const answer = await fetch(url, { method: 'POST', headers, body: caller.offer })
  if (!answer.ok) throw new Error(await answer.text())
  await caller.connect(await answer.text())
  const ms = performance.now() - begun
  caller.channel.send(JSON.stringify({ type: 'input_audio_buffer.clear' }))
  const fake = service.past.at(-1)
  if (!fake) throw new TypeError('the service knows of no call')
  return { id, cookie, ms, caller, fake }
}

export async function endCall({ address }: World, call: Call): Promise<Call> {
  await post(`${address}/api/interviews/${call.id}/end`, call.cookie, {})
  await call.caller.close()
  return call
}

export async function signIn(address: string): Promise<string> {
  const { email, password } = demoSignIns.employer
  return cookieIn(await post(`${address}/api/auth/login`, '', { email, password }))
}

const cookieIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function post(url: string, cookie: string, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}
