import { expect, test } from './fixtures.ts'
import { emailsTo, linkTo, register, signIn, someone, signInAsNew, signUp } from './people.ts'

const verified = 'Email verified successfully! You can now log in.'

test('a newcomer registers, verifies the address and signs in', async ({ page }) => {
  const meera = someone()
  await register(page, meera)
  await expect(page.getByText(`Open the email that we have sent to ${meera.email}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign Up' })).toHaveCount(0)
  await page.getByRole('button', { name: "Didn't receive email? Resend verification" }).click()
  await expect(page.getByText('Verification email sent!')).toBeVisible()
  // Only the newer link works.
  await expect.poll(async () => (await emailsTo(meera.email)).length).toBe(2)

  await page.goto(await linkTo(meera.email, '/verify-email'))
  await expect(page.getByText(verified)).toBeVisible()
  await expect(page).toHaveURL('/auth?success=verified', { timeout: 5_000 })
  await expect(page.getByText(verified)).toBeVisible()

  await page.getByLabel('Email').fill(meera.email)
  await page.getByLabel('Password').fill(meera.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Logged in successfully. Welcome back!').first()).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

test('signing in leads back to the screen that required it', async ({ page }) => {
  const { email, password } = await signInAsNew(page)
  await page.goto('/api/logout')
  await expect(page).toHaveURL('/')
  await page.goto('/api/login?returnTo=/jobs?q=nurse')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/jobs?q=nurse')
  await page.goto('/auth?returnTo=//evil.example')
  await expect(page).toHaveURL('/')
})

test('who signs up in order to apply is back at the job after verifying the address', async ({ page }) => {
  const account = someone()
  const { email, password } = account
  await page.goto('/api/login?returnTo=/jobs?q=nurse')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await signUp(page, account)
  await page.goto(await linkTo(email, '/verify-email'))
  await page.getByRole('link', { name: 'Continue to Sign In' }).click()
  await expect(page.getByText(verified)).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL('/jobs?q=nurse')
})

test('every mistake is named at its field, the first is in focus, and what was typed stays', async ({ page }) => {
  await page.goto('/auth?tab=register')
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('Email').fill('meera')
  await page.getByLabel('Password').fill('12345')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('First name is required')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email')
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Password must be at least 6 characters/)
  await expect(page.getByLabel('Last name')).toHaveValue('Nair')

  await page.getByLabel('First name').fill('Meera')
  await expect(page.getByText('First name is required')).toBeHidden()
  await page.getByLabel('Last name').fill(' ')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Last name is required')).toBeVisible()
})

test('a password can be made visible, and a common one is refused at its field', async ({ page }) => {
  const { firstName, lastName, email } = someone()
  await page.goto('/auth?tab=register')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('password123')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Password')).toBeFocused()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Please choose another/)
  await expect(page.getByLabel('Email')).toHaveValue(email)
})

test('the tabs have URLs, follow the arrow keys, and mark the selected one', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Sign In' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/auth?tab=register')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Sign Up' }).getByLabel('First name')).toBeVisible()
})

test('a program that only opens the link, such as an email scanner, does not use it up', async ({ page, request }) => {
  const meera = someone()
  await register(page, meera)
  const link = await linkTo(meera.email, '/verify-email')
  expect((await request.get(link)).status()).toBe(200)
  await page.goto(link)
  await expect(page.getByText(verified)).toBeVisible()
  await signIn(page, meera.email, meera.password)
})
