import { expect, test } from './fixtures.ts'
import { register, someone } from './people.ts'

test('the server’s message is shown; if it gives no reason or cannot be reached, the page shows a message of its own', async ({
  page,
}) => {
  const meera = someone()
  await register(page, meera)
  await page.getByRole('button', { name: 'Use another email address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(meera.email)
  await page.getByLabel('First name').fill(meera.firstName)
  await page.getByLabel('Last name').fill(meera.lastName)
  await page.getByLabel('Password').fill(meera.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('An account with this email already exists')).toBeVisible()

  await page.getByRole('tab', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(meera.email)
  await page.getByLabel('Password').fill(meera.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Please verify your email before logging in')).toBeVisible()
  await page.getByLabel('Email').fill('')
  await page.getByRole('button', { name: /Resend verification/ }).click()
  await expect(page.getByText('Please enter your email first')).toBeVisible()
  await page.route('**/api/auth/resend-verification', (route) => route.abort())
  await page.getByLabel('Email').fill(meera.email)
  await page.getByRole('button', { name: /Resend verification/ }).click()
  await expect(page.getByText('Failed to send verification email')).toBeVisible()

  await page.getByLabel('Password').fill('papayas-in-june')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('papayas-in-june')
})

for (const [tab, button, sentence] of [
  ['login', 'Sign In', 'Login failed'],
  ['register', 'Sign Up', 'Registration failed'],
] as const) {
  test(`${sentence}, when the server gives no reason or cannot be reached`, async ({ page }) => {
    await page.goto(`/auth?tab=${tab}`)
    if (tab === 'register') await page.getByLabel('First name').fill('Meera')
    if (tab === 'register') await page.getByLabel('Last name').fill('Nair')
    await page.getByLabel('Email').fill(someone().email)
    await page.getByLabel('Password').fill('mangoes-in-may')
    await page.route(`**/api/auth/${tab}`, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    await page.route(`**/api/auth/${tab}`, (route) => route.abort())
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(`${sentence}. Please try again.`)).toBeVisible()
  })
}

test('a failed Google sign-in is explained', async ({ page }) => {
  await page.goto('/auth?error=google_failed')
  await expect(page.getByText('Google sign-in failed. Please try again or use email login.')).toBeVisible()
})

test('the page of a verification link says that the link is incomplete or invalid, or that the server cannot be reached, and has a link back', async ({
  page,
}) => {
  await page.goto('/verify-email')
  await expect(page.getByText('Invalid verification link. Please check your email for the correct link.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expect(page).toHaveURL('/auth')

  await page.goto('/verify-email?token=nobody-has-this')
  await expect(page.getByText('This link has expired or has been used already.', { exact: false })).toBeVisible()

  await page.route('**/api/auth/verify-email', (route) => route.fulfill({ status: 502, body: '' }))
  await page.goto('/verify-email?token=nobody-has-this')
  await expect(page.getByText('Email verification failed. The link may have expired.')).toBeVisible()

  await page.route('**/api/auth/verify-email', (route) => route.abort())
  await page.goto('/verify-email?token=nobody-has-this')
  await expect(page.getByText('Email verification failed. Please try again or request a new verification email.')).toBeVisible()
})
