/** The screen of an AI interview without a connection, without a microphone, and after its time limit. */
import type { Page, Route } from '@playwright/test'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { expect } from './fixtures.ts'
import { openRoom, startTyping, test } from './interview-guest.ts'
import { expectMessage, loseReceipt } from './messages.ts'

/** The browser asks for the permission until `allow` is called. */
async function askForMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    navigator.mediaDevices.getUserMedia = async () =>
      new Promise((resolve) => {
        const allow = (): void => {
          const { stream } = new AudioContext().createMediaStreamDestination()
          tracks.push(...stream.getTracks())
          resolve(stream)
        }
        Object.assign(window, { allow, tracks })
      })
  })
}

test('the interview opens when the connection is back; a late permission does not start the microphone; text typed at the end counts', async ({
  link,
  theirs,
}) => {
  test.slow()
  await askForMicrophone(theirs)
  await theirs.route('**/api/candidate/ai/ephemeral-token', (route) => route.abort())
  await theirs.goto(link)
  for (const item of [/^Transcript/, /^Sharing/, /^Automatic scoring/, /^Dictating/]) await theirs.getByLabel(item).check()
  await theirs.getByRole('button', { name: 'Agree and Continue' }).click()
  await expectMessage(theirs, 'Initialization Failed', 'Failed to load the interview session.')
  const byTyping = theirs.getByRole('button', { name: 'Type My Answers' })
  await expect(byTyping).toBeDisabled()
  await theirs.unroute('**/api/candidate/ai/ephemeral-token')
  await expect(byTyping).toBeEnabled()

  await theirs.getByRole('button', { name: 'Test the microphone' }).click()
  await byTyping.click()
  const typed = theirs.getByLabel('Your answer')
  await typed.fill('I am at home in Kolhapur, all is well.')
  await theirs.evaluate(() => (window as unknown as { allow: () => void }).allow()) // put there by `askForMicrophone`
  await expect
    .poll(() => theirs.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((one) => one.readyState)))
    .toEqual(['ended'])
  await theirs.getByRole('button', { name: 'Send Answer' }).click()
  await expect(theirs.getByRole('heading', { name: /responsible for from beginning to end/ })).toBeVisible()
  await typed.fill(`Nobody pressed Send. ${strongAnswer}`)
  await theirs.getByRole('button', { name: 'End Interview' }).click()
  await expect(theirs.getByText(/Your interview is complete/)).toBeVisible()
  await expect(theirs.getByText(/Nobody pressed Send/).first()).toBeVisible()
})

test('a lost connection is reported, an answer whose response was lost is not reported as failed, and text typed before a pause counts', async ({
  link,
  theirs,
}) => {
  test.slow()
  await openRoom(theirs, link)
  const start = theirs.getByRole('button', { name: 'Start Voice Interview' })
  await theirs.context().setOffline(true)
  await start.click()
  await expect(theirs.getByRole('alert').filter({ hasText: 'Please check your connection and try again.' })).toBeVisible()
  await theirs.context().setOffline(false)
  await start.click()
  const typed = theirs.getByLabel('Your answer')
  await typed.fill('I am at home in Kolhapur, all is well.')
  await loseReceipt(theirs, '**/answer')
  const send = theirs.getByRole('button', { name: 'Send Answer' })
  await send.click()
  await expectMessage(theirs, 'Not Sent', 'Please check your connection. What you wrote is still here.')
  await send.click()
  await expect(theirs.getByRole('heading', { name: /responsible for from beginning to end/ })).toBeVisible()
  // This is checked at once, because a message disappears by itself.
  expect((await theirs.locator('.toast').allTextContents()).join(' ')).not.toContain('The interview has gone on.')
  await expect(typed).toHaveValue('')

  await typed.fill(`Nobody pressed Send. ${strongAnswer}`)
  await theirs.getByRole('button', { name: 'I need a moment' }).click()
  await expect(theirs.getByText('Paused. Your interview goes on when you are ready.')).toBeVisible()
  await theirs.getByRole('button', { name: 'End Interview' }).click()
  await expect(theirs.getByText(/Your interview is complete/)).toBeVisible()
  await expect(theirs.getByText(/Nobody pressed Send/).first()).toBeVisible()
})

test('when the time ends without a connection, the screen says so, and sends the typed text as soon as there is one', async ({
  link,
  theirs,
}) => {
  test.slow()
  await theirs.clock.install()
  await openRoom(theirs, link)
  await theirs.getByRole('button', { name: 'Start Voice Interview' }).click()
  const typed = theirs.getByLabel('Your answer')
  await typed.fill('I was writing this when the train went into the tunnel.')
  await theirs.context().setOffline(true)
  await theirs.clock.fastForward('50:00')
  await expect(theirs.getByRole('alert').filter({ hasText: 'Your time is over.' })).toBeVisible()
  await expect(typed).toHaveValue(/train went into the tunnel/)
  await theirs.context().setOffline(false)
  // The time of the server is not over here, so the interview goes on and has the answer.
  await expect(theirs.getByRole('log')).toContainText('train went into the tunnel')
  await expect(theirs.getByText('Your time is over.')).toHaveCount(0)
})

const reading = /\/api\/candidate\/interviews\/[\da-f-]{36}(\?|$)/

async function slowly(route: Route): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  await route.continue()
}

test('on a slow connection nothing moves when the interview appears, and its end shows no intermediate state', async ({
  link,
  theirs,
}) => {
  test.slow()
  await theirs.setViewportSize({ width: 390, height: 844 })
  await theirs.route(reading, slowly)
  await theirs.goto(link)
  await expect(theirs.getByText('Loading the interview…')).toBeAttached()
  expect((await theirs.getByRole('contentinfo').boundingBox())?.y).toBeGreaterThanOrEqual(844)
  await startTyping(theirs, link)
  const seen = await theirs.evaluateHandle(() => {
    const noted = { isWayIn: false }
    const look = () => (noted.isWayIn ||= document.body.innerText.includes('Go on with your interview'))
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    return noted
  })
  await theirs.getByRole('button', { name: 'End Interview' }).click()
  await expect(theirs.getByText(/Your interview is complete/)).toBeVisible()
  expect(await seen.evaluate(({ isWayIn }) => isWayIn)).toBe(false)
})

test('the screen does not say that the last question is over before the first one is shown', async ({ link, theirs }) => {
  await openRoom(theirs, link)
  await theirs.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const main = document.querySelector('main')
    if (main) new MutationObserver(() => shown.push(main.innerText)).observe(main, { childList: true, subtree: true })
  })
  await theirs.getByRole('button', { name: 'Start Voice Interview' }).click()
  await expect(theirs.getByLabel('Your answer')).toBeVisible()
  const shown = await theirs.evaluate(() => (window as unknown as { shown: string[] }).shown) // put there above
  expect(shown.filter((text) => text.includes('That was the last question'))).toEqual([])
})
