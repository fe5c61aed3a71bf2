import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { noticeVersion } from '#features/interview-sessions/consent-items.ts'
import { humWave } from '#tests/fakes/voice-sound.ts'
import { aVoiceService } from '#tests/fakes/voice-service.ts'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { buyAddon, signInAs } from './employers.ts'
import { test as base } from './fixtures.ts'
import { served } from './with-provider.ts'

/**
 * The repeating pattern of the microphone in seconds: silence, then speech. The silence is longer than the server waits for the rest of an answer.
 */
const spoken = [7, 1.5] as const
/** The transcripts of the utterances, in order. Each question gets a strong answer. */
const heard = (count: number): string => (count === 0 ? 'I am at home in Nagpur.' : strongAnswer)

const openService = (port: number) => aVoiceService({ hears: heard, longestMs: 20_000, port })

type VoiceWorld = {
  /** Stops the service and all its calls. `restart` starts it again at the same address. */
  readonly stop: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly service: () => Awaited<ReturnType<typeof aVoiceService>>
}

/** Provides a voice service, and a microphone with a synthetic voice. */
export const test = base.extend<object, { readonly voice: VoiceWorld; readonly address: string }>({
  voice: [
    // oxlint-disable-next-line no-empty-pattern -- so a fixture says that it needs no other
    async ({}, use) => {
      let service = await openService(0)
      await use({
        service: () => service,
        stop: () => service.close(),
        restart: async () => void (service = await openService(service.port)),
      })
      await service.close()
    },
    { scope: 'worker' },
  ],
  address: [
    async ({ voice }, use) =>
      served({ ...voice.service().env, REALTIME_PROVIDER: 'Voice Company', DEMO_DATA: 'on' }, ({ address }) => use(address)),
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ address }, use) => use(address),
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'pasand-voice-'))
      const file = path.join(folder, 'microphone.wav')
      await writeFile(file, humWave(spoken))
      const microphone = [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${file}`,
        // Allows calls on a machine without a network.
        '--allow-loopback-in-peer-connection',
      ]
      const browser = await playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] })
      await use(browser)
      await browser.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

/** Creates an interview of the first demo company, to which the person at this page agrees. Returns its id. */
export async function anInterviewOn(page: Page): Promise<string> {
  await signInAs(page, 'employer')
  await buyAddon(page)
  const data = { candidate: 'Devika Rane', role: 'Loom Supervisor' }
  const { id } = await (await page.request.post('/api/interviews', { data })).json()
  await page.context().clearCookies()
  await page.request.get(`/api/candidate/interviews/${id}`)
  const items = ['transcript', 'sharing', 'scoring', 'call']
  await page.request.post(`/api/candidate/interviews/${id}/consent`, { data: { version: noticeVersion, items } })
  return id
}
