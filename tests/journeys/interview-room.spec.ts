/** The room of an AI interview when the connection, the microphone or the candidate's patience ends. */
import type { Page } from '@playwright/test'
import { strongAnswer } from '#tests/interviews/answers.ts'
import { buyAddon, registerCompany } from './employers.ts'
import { expect, test } from './fixtures.ts'
import { expectMessage } from './messages.ts'
import { linkTo, someone } from './people.ts'

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

/** The link to an interview of a new company. */
async function scheduled(page: Page): Promise<string> {
  await registerCompany(page, 'Sahyadri Textiles', someone().email)
  await buyAddon(page)
  const { email } = someone()
  const data = { candidate: 'Devika Rane', candidateEmail: email, role: 'Loom Supervisor' }
  const answer = await page.request.post('/api/interviews', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  const { id } = (await answer.json()) as { readonly id: string }
  return linkTo(email, `/interviews/${id}`)
}

test('a connection that comes back opens the room; a late permission listens to nobody; what is typed at the end counts', async ({
  page,
  browser,
}) => {
  test.slow()
  const link = await scheduled(page)
  const guest = await browser.newContext()
  const theirs = await guest.newPage()
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
  await guest.close()
})
