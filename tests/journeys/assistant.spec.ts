import { ask, field, log } from './assistant-page.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn, signInAsNew } from './people.ts'
import { routeOnce } from './routes.ts'

for (const width of [390, 1440]) {
  test(`a visitor asks in Hinglish, follows a question and opens a job, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/assistant')
    await expect(page.getByRole('heading', { name: 'AI Career Assistant Beta' })).toBeVisible()
    await expect(
      page.getByText('Try general career advice! Login required only for CV building or candidate viewing.'),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: 'Quick actions' }).getByRole('button')).toHaveText([
      'Improve my CV',
      'Job search tips',
      'Interview prep',
      'Salary guidance',
    ])
    await expect(page.getByRole('button', { name: 'Send your message' })).toBeDisabled()
    await ask(page, 'Pune me driver ki naukri chahiye')
    await expect(log(page).getByText('Instant').last()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Quick actions' })).toHaveCount(0)
    await expectAccessible(page)
    const questions = page.getByRole('list', { name: 'Follow-up questions' }).getByRole('button')
    const question = await questions.first().innerText()
    await questions.first().click()
    await expect(log(page).locator('[data-question]').last()).toContainText(question)
    await expect(field(page)).toBeFocused()
    await page.reload()
    await expect(log(page).locator('[data-question]').first()).toContainText('Pune me driver ki naukri chahiye')
    await log(page).locator('a[href^="/jobs/"]').first().click()
    await expect(page).toHaveURL(/\/jobs\//)
  })
}

test('questions that only signed-in people can ask are answered without a call to the server', async ({ page }) => {
  let calls = 0
  await page.route('**/api/ai/chat', (route) => {
    calls += 1
    return route.continue()
  })
  await page.goto('/assistant')
  await ask(page, 'Please save this job for me')
  await expect(
    log(page).getByText(
      'To access CV building, candidate viewing, or save your progress, please log in to your account. You can continue with general career advice without logging in!',
    ),
  ).toBeVisible()
  expect(calls).toBe(0)
})

test('a visitor whose message fails reads where else to ask, and tries again', async ({ page }) => {
  await routeOnce(page, '**/api/ai/chat', (route) => route.abort())
  await page.goto('/assistant')
  await ask(page, 'Nurse jobs in Pune')
  await expect(
    log(page).getByText(
      "I'm having trouble connecting right now. Please try again in a moment, or email us at support@pasand.example for assistance.",
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /^See all|^See the/ }).first()).toBeVisible()
})

test('an answer that breaks off in the middle counts as failed, and one that takes long can be stopped', async ({ page }) => {
  const part = 'event: delta\ndata: {"text":"The first half","source":"template_based"}\n\n'
  await routeOnce(page, '**/api/ai/chat', (route) => route.fulfill({ contentType: 'text/event-stream', body: part }))
  await page.goto('/assistant')
  await ask(page, 'Nurse jobs in Pune')
  await expect(log(page).getByText("I'm having trouble connecting right now.")).toBeVisible()
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/ai/chat', async (route) => {
    await isOver
    await route.abort()
  })
  await ask(page, 'Teacher jobs in Pune')
  await expect(log(page).getByText('Puja is typing...')).toBeVisible()
  await expect(field(page)).toHaveJSProperty('readOnly', true)
  await page.getByRole('button', { name: 'Stop the answer' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(field(page)).toHaveJSProperty('readOnly', false)
  resolve()
})

test('a proposed application without a CV says what is missing', async ({ page }) => {
  await registerAndSignIn(page)
  const [job] = (await (await page.request.get('/api/jobs')).json()) as { id: string; title: string }[]
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({
      json: {
        content: 'This job fits.',
        timestamp: new Date().toISOString(),
        source: 'ai',
        language: 'en',
        suggestedActions: [],
        followUpQuestions: [],
        proposals: [{ kind: 'apply', text: 'Send my CV', job: { company: 'Asha Hospital', location: 'Pune', ...job } }],
      },
    }),
  )
  await page.goto('/assistant')
  await ask(page, 'Apply for me')
  await page.getByRole('button', { name: 'Send my CV' }).click()
  await expect(page.getByText('CV Required').first()).toBeVisible()
})

test('a proposed alert is created by one press, and undone by the next', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/assistant')
  await ask(page, 'Nurse jobs in Pune')
  const card = page.locator('dl').filter({ hasText: 'Every morning when there are new ones' }).locator('..')
  await card.getByRole('button').first().click()
  await expect(card.getByText('You get an email when there are new jobs.')).toBeVisible()
  expect(await (await page.request.get('/api/saved-searches')).json()).toHaveLength(1)
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByText('You get an email when there are new jobs.')).toHaveCount(0)
  expect(await (await page.request.get('/api/saved-searches')).json()).toHaveLength(0)
})

test('a signed-in person is told that a message has failed, and no typed text is lost', async ({ page }) => {
  await registerAndSignIn(page)
  await routeOnce(page, '**/api/ai/chat', (route) => route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }))
  await page.goto('/assistant')
  await ask(page, 'Nurse jobs in Pune')
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible()
  await expect(log(page).locator('[data-question]')).toHaveText(/Nurse jobs in Pune/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(log(page).getByText('Instant').nth(1)).toBeVisible()
})
