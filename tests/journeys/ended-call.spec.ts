import { expect } from './fixtures.ts'
import { captions, listening, sendAnswer, startOne } from './voice-room.ts'
import { test } from './with-voice.ts'

// The browser starts, and the portal with it.
test.describe.configure({ timeout: 120_000 })

test('a call that the server has ended says why, and is not connected again before the candidate wants it', async ({
  page,
  voice,
}) => {
  await page.clock.install()
  await startOne(page)
  const opened = voice.service().past.length
  voice.service().past.at(-1)?.setTokens(500_000)
  await sendAnswer(page, 'I am at home, typing.')
  await expect(page.getByText('The call has reached its limit. Type your answers: nothing that you said is lost.')).toBeVisible()
  await sendAnswer(page, 'This part of my answer is typed.')
  await expect(captions(page)).toContainText('You: This part of my answer is typed.')
  // Longer than all pauses before attempts to connect.
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: 'Connect the Voice' }).click()
  await expect(page.getByText(listening)).toBeVisible()
  expect(voice.service().past, 'the first call and the one that the candidate wanted').toHaveLength(opened + 1)
})
