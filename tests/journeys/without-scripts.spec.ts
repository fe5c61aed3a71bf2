import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('jobs are found, read and left for the sign-in without a script, and the sign-in leads back', async ({ page }) => {
  await page.goto('/jobs')
  await page.getByLabel('Search jobs').fill('nurse')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/[?&]q=nurse/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  // The first link is that of the job, because similar jobs have links of their own.
  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/auth\?returnTo=/)

  const signIn = page.getByRole('button', { name: 'Sign In', exact: true })
  await page.getByLabel('Email').fill('asha@pasand.example')
  await page.getByLabel('Password', { exact: true }).fill('papayas-in-june')
  await signIn.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('asha@pasand.example')
  await page.getByLabel('Password', { exact: true }).fill('namaste-pasand')
  await signIn.click()
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}/)
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(0)
  // Buttons that need scripts are disabled, and say why.
  for (const name of [/^Apply Now/, 'Apply with a Cover Letter', /^Save/, /^Share/]) {
    await expect(page.getByRole('button', { name }).first()).toBeDisabled()
  }
  await expect(page.locator('main noscript p').filter({ visible: true })).toContainText('These buttons need JavaScript.')

  // A signed-in user sees the notifications.
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click()
  await expect(page).toHaveURL('/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()

  // The list of conversations needs a script, so it is not shown.
  await page.goto('/assistant')
  await expect(page.getByRole('heading', { name: 'Your conversations' })).toBeHidden()
})

test('the page of the assistant searches jobs, and has links to the other topics of its answers', async ({ page }) => {
  await page.goto('/assistant')
  await expect(page.locator('main noscript p').filter({ visible: true })).toContainText('The chat needs JavaScript.')
  await expect(page.getByRole('region', { name: 'AI Career Assistant' })).toBeHidden()
  const links = page.getByRole('list', { name: 'Answers on other pages' }).getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(paths).toContain('/contact-us')
  for (const path of paths) expect((await page.request.get(path)).status()).toBe(200)
  await page.getByLabel('Search jobs').fill('nurse')
  await page.getByLabel('City').fill('Pune')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs\?q=nurse&location=Pune/)
})

test('a sent message is confirmed, or the errors are shown', async ({ page }) => {
  await page.goto('/contact-us')
  await page.getByLabel('First name').fill('Meera')
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('Email').fill('without.scripts@example.in')
  await page.getByLabel('Subject').fill('A job that is gone')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('https://a.example '.repeat(6))
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('It may have 5,000 characters and 5 links.')
  await page.goBack()
  await expect(page.getByLabel('Subject')).toHaveValue('A job that is gone')
  await message.fill('It says open, and is not.')
  await send.click()
  await expect(page.getByRole('status')).toContainText("We've received your message.")
})

test('a link in an email unsubscribes, or says that it is not complete', async ({ page }) => {
  const link = `/unsubscribe?token=${crypto.randomUUID()}.alerts.signature`
  await page.goto(`${link}&done=ended`)
  await expect(page.getByText("You've unsubscribed from job alerts.")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL('/unsubscribe')
  await expect(page.getByRole('alert')).toHaveText('This link is incomplete. Please open it again from the email.')
})
