/** An interview by voice, over real WebRTC: three questions by synthetic speech, and everything that can go wrong with a call. */
import type { Page } from '@playwright/test'
import { expectGood } from './expect-good.ts'
import { expect } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { captions, listening, sendAnswer, start, startOne } from './voice-room.ts'
import { anInterviewOn, test } from './with-voice.ts'

/** The microphone is denied at first, and later ends at an `unplugged` event. */
async function denyThenUnplug(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { mediaDevices } = navigator
    const real = mediaDevices.getUserMedia.bind(mediaDevices)
    let isDenied = true
    mediaDevices.getUserMedia = async (wanted) => {
      if (!isDenied) {
        const stream = await real(wanted)
        // The tracks end as if the microphone was unplugged.
        addEventListener('unplugged', () => {
          for (const track of stream.getTracks()) {
            track.stop()
            track.dispatchEvent(new Event('ended'))
          }
        })
        return stream
      }
      isDenied = false
      throw new DOMException('denied', 'NotAllowedError')
    }
  })
}

// Three answers are spoken in real time.
test.describe.configure({ timeout: 240_000 })

test('an interview by voice: questions, captions, barge-in, a service that goes away, a closed page, and the end', async ({
  page,
  voice,
}) => {
  const id = await startOne(page)
  const answered = page.getByText(/Questions Answered/).locator('..')
  const level = page.getByRole('progressbar', { name: 'Voice level' })
  // Speech lasts a second and a half, in every eight.
  const often = { message: 'the level', intervals: [200] }
  await expect.poll(() => level.evaluate((bar: HTMLProgressElement) => bar.value), often).toBeGreaterThan(5)
  await expect(captions(page)).toContainText('You: I am at home in Nagpur.')
  await expect(page.getByRole('heading', { name: /responsible for from beginning to end/ })).toBeVisible()
  await expect(answered).toContainText('1 / 8', { timeout: 30_000 })
  await expect(captions(page)).toContainText('You: Last year I was responsible for the stock')
  await expect(page.getByRole('region', { name: 'Real-Time Scoring' })).toContainText('8.0')
  await expectGood(page, 'interview-call')
  await expect(answered).toContainText('2 / 8', { timeout: 30_000 })
  // The candidate speaks while a question is being said.
  await expect.poll(() => voice.service().past.at(-1)?.sent.includes('output_audio_buffer.cleared'), 'barge-in').toBe(true)

  await voice.stop()
  await expect(page.getByText('Connecting…')).toBeVisible()
  const question = await page.getByRole('heading', { level: 2 }).first().textContent()
  await voice.restart()
  await expect(page.getByText(listening)).toBeVisible({ timeout: 30_000 })
  await expect(captions(page)).toContainText(`Welcome back. Here is the question again. ${question}`)
  await expect(answered).toContainText('3 / 8', { timeout: 40_000 })

  await page.goto('about:blank')
  await expect.poll(() => voice.service().calls.size, 'calls').toBe(0)
  await page.goto(`/interviews/${id}`)
  await expect(page.getByRole('heading', { name: 'Go on with your interview' })).toBeVisible()
  await start(page)
  await sendAnswer(page, 'This part of my answer is typed.')
  await expect(captions(page)).toContainText('You: This part of my answer is typed.')
  await page.getByRole('button', { name: 'End Interview' }).click()
  await expect(page.getByText(/Your interview is complete/)).toBeVisible()
  await expect.poll(() => voice.service().calls.size, 'calls').toBe(0)
})

test('without a microphone, and without the service, the interview is held by typing', async ({ page, voice }) => {
  const id = await anInterviewOn(page)
  await page.goto(`/interviews/${id}`)
  await denyThenUnplug(page)
  await page.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expectMessage(page, 'Connection Failed', 'Failed to start the voice interview. Please check your microphone permissions.')
  await voice.stop()
  await page.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expect(page.getByText('The voice is away. Type your answers: nothing that you said is lost.')).toBeVisible()
  await sendAnswer(page, 'I am at home, typing.')
  await expect(page.getByRole('heading', { name: /responsible for from beginning to end/ })).toBeVisible()
  await voice.restart()
  await page.getByRole('button', { name: 'Connect the Voice' }).click()
  await expect(page.getByText(listening)).toBeVisible()
  await expect(captions(page)).toContainText('Welcome back. Here is the question again.')

  await page.evaluate(() => dispatchEvent(new Event('unplugged')))
  await expectMessage(page, 'Microphone Lost', 'You can type your answers. Nothing is lost.')
  await expect.poll(() => voice.service().calls.size, 'calls').toBe(0)
  await expect(page.getByText('The voice is away. Type your answers: nothing that you said is lost.')).toBeVisible()
  await page.getByRole('button', { name: 'Connect the Voice' }).click()
  await expect(page.getByText(listening)).toBeVisible()
  // The candidate is heard again, and the answer is finished by a press instead of a silence.
  await expect(captions(page).locator('p').last()).toHaveText('You: I am at home in Nagpur.', { timeout: 30_000 })
  await page.getByRole('button', { name: 'I have finished' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Follow-up question')).toBeVisible()
})

test('without any connection until the voice gives up the room stays with what was typed, says so, and goes on by voice', async ({
  page,
  voice,
}) => {
  await startOne(page)
  const typed = page.getByLabel('Your answer')
  await typed.fill('Before the tunnel.')
  await page.context().setOffline(true)
  await voice.stop()
  await expect(page.getByText('Connecting…')).toBeVisible()
  await page.getByRole('button', { name: 'Repeat the question' }).click()
  await expectMessage(page, 'Not Sent', 'Please check your connection. What you wrote is still here.')
  await typed.fill('Before the tunnel, and in it.')
  const again = page.getByRole('button', { name: 'Connect the Voice' })
  await expect(again).toBeVisible({ timeout: 30_000 })
  await expect(typed).toHaveValue('Before the tunnel, and in it.')
  await voice.restart()
  await page.context().setOffline(false)
  await again.click()
  await expect(page.getByText(listening)).toBeVisible()
  await expect(typed).toHaveValue('Before the tunnel, and in it.')
})
