import { setTimeout as wait } from 'node:timers/promises'
import { afterAll } from 'vitest'
import type { CandidateSession } from '#features/candidate-interviews/candidate-schemas.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aCaller } from '#tests/fakes/voice-caller.ts'
import type { FakeCall } from '#tests/fakes/voice-call.ts'
import { aVoiceService } from '#tests/fakes/voice-service.ts'
import { openPortal, type TestPortal } from '#tests/portal.ts'
import { anInterview, anInterviewer, type Interview } from './an-interview.ts'

export const agreed = ['transcript', 'sharing', 'scoring', 'voice', 'call']

/** Opens a portal with a fake voice service, and a company that interviews. */
export async function aVoiceWorld(over: Partial<Pick<AppContext, 'clock'>> = {}) {
  const service = await aVoiceService()
  const portal = await openPortal({ ...over, config: readConfig(service.env) })
  const owner = await anInterviewer(portal)
  const callers: Awaited<ReturnType<typeof aCaller>>[] = []
  afterAll(async () => {
    await Promise.all(callers.map((caller) => caller.close()))
    await service.close()
  })
  const anOffer = async (): Promise<string> => {
    const caller = await aCaller()
    callers.push(caller)
    return caller.offer
  }
  const dial = dialTo(portal)
  const anAgreedInterview = async (): Promise<Interview> => {
    const interview = await anInterview(portal, owner)
    await interview.consent(agreed)
    return interview
  }
  /** Starts a voice interview. It is in the warm-up, and the voice service has its call. */
  const aCall = async (): Promise<{ readonly interview: Interview; readonly call: FakeCall }> => {
    const interview = await anAgreedInterview()
    const answer = await dial(interview, await tokenOf(interview), await anOffer())
    const call = service.past.at(-1)
    if (answer.statusCode !== 200 || !call) throw new Error(answer.body)
    call.fromBrowser({ type: 'input_audio_buffer.clear' })
    await until(interview, () => call.sent.includes('response.done'))
    return { interview, call }
  }
  const storedCall = async ({ id }: FakeCall) =>
    portal.db.selectFrom('interviewCalls').selectAll().where('providerId', '=', id).executeTakeFirstOrThrow()
  return { service, portal, owner, anOffer, dial, anAgreedInterview, aCall, storedCall }
}

/** Returns a function that posts the SDP offer of a browser. */
export const dialTo =
  ({ app }: Pick<TestPortal, 'app'>) =>
  async (interview: Interview, token: string, offer: string, type = 'application/sdp') =>
    app.inject({ method: 'POST', ...offerOf(interview, token, type), payload: offer })

/** The address and headers of the offer of a call. */
export const offerOf = (interview: Interview, token: string, type = 'application/sdp') => ({
  url: `/api/candidate/interviews/${interview.id}/call`,
  headers: { 'content-type': type, authorization: `Bearer ${token}`, cookie: cookieOf(interview) },
})

const cookieOf = ({ opened }: Interview): string =>
  opened.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

export const tokenOf = async ({ token }: Interview): Promise<string> => (await token()).json<{ token: string }>().token

type IsSo = (session: CandidateSession) => boolean | Promise<boolean>

export async function until(interview: Interview, isSo: IsSo, leftMs = 8_000): Promise<CandidateSession> {
  const session = await interview.read()
  if (await isSo(session)) return session
  if (leftMs <= 0) throw new Error('it did not come to that')
  await wait(50)
  return until(interview, isSo, leftMs - 50)
}

export const commandsIn = ({ commands }: FakeCall, type: string) =>
  commands.filter(({ by, command }) => by === 'server' && command.type === type).map(({ command }) => command)

/** Returns the sentences that the server has instructed the voice to say. */
export const saidIn = (call: FakeCall): string[] =>
  commandsIn(call, 'response.create').map(({ response }) => String(response?.['instructions']).split('\n\n').at(-1) ?? '')
