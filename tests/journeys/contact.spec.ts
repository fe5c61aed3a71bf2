import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './people.ts'

test('a message survives mistakes and a reload, and reaches the support address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/contact-us')
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Email').fill('meera@example')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email')
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('Email').fill('meera@example.in')
  await page.getByLabel('Subject').fill('A job that is gone')
  await page.reload()
  await expect(page.getByLabel('Subject')).toHaveValue('A job that is gone')
  await page.getByLabel('Message').fill('It says open, and is not.')
  await expectAccessible(page)
  await send.click()
  await expect(page.getByText('Message Sent').first()).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(async () =>
    expect((await emailsTo('support@pasand.example')).join()).toContain('It says open, and is not.'),
  ).toPass()
})

test('Urdu is written from right to left beside English, and a server error is shown in plain words', async ({ page }) => {
  await page.goto('/contact-us')
  const message = page.getByLabel('Message', { exact: true })
  for (const [name, words] of [
    ['First name', 'میرا'],
    ['Last name', 'Nair'],
    ['Email', 'meera@example.in'],
    ['Subject', 'ملازمت'],
    ['Message', 'یہ اشتہار کھلا ہے۔\nBut it is closed.'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(words)
  await expect(message).toHaveCSS('unicode-bidi', 'plaintext')
  await expect(page.getByLabel('Subject')).toHaveCSS('unicode-bidi', 'plaintext')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }))
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('form', { name: 'Write to us' })).toContainText(
    "Could not send the message. It's our mistake. Please try again. Your message is still here.",
  )
  await expect(message).toHaveValue('یہ اشتہار کھلا ہے۔\nBut it is closed.')
})

test('text that is written while a message is being sent is still there afterwards', async ({ page }) => {
  await page.goto('/contact-us')
  for (const [name, words] of [
    ['First name', 'Meera'],
    ['Last name', 'Nair'],
    ['Email', 'meera.writes.on@example.in'],
    ['Subject', 'A job'],
    ['Message', 'It is closed.'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(words)
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await mayArrive
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send Message' }).click()
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('And one more thing.')
  letArrive()
  await expect(page.getByText('Message Sent').first()).toBeVisible()
  await expect(message).toHaveValue('And one more thing.')
})

test('two presses before the button is shown as busy send one message', async ({ page }) => {
  await page.goto('/contact-us')
  for (const [name, words] of [
    ['First name', 'Meera'],
    ['Last name', 'Nair'],
    ['Email', 'meera.presses.twice@example.in'],
    ['Subject', 'A job'],
    ['Message', 'It is closed.'],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(words)
  let calls = 0
  await page.route('**/api/contact', (route) => {
    calls += 1
    return route.continue()
  })
  await page.getByRole('form', { name: 'Write to us' }).evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(page.getByText('Message Sent').first()).toBeVisible()
  expect(calls).toBe(1)
})
