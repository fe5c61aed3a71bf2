import { expectAccessible } from './axe.ts'
import { inBothSizes } from './expect-good.ts'
import { expect, test } from './fixtures.ts'
import { linkTo, registerAndSignIn, someone } from './people.ts'

const candidates = 'Naukri wahi, jo aapki pasand ho'
const employers = 'Hire people who want to work with you'

const screens = [
  ['/auth', 'Welcome back', candidates],
  ['/login', 'Welcome back', candidates],
  ['/candidate-login', 'Welcome back', candidates],
  ['/register', 'Create your account', candidates],
  ['/employer-login', 'Welcome back, employer', employers],
  ['/employer/login', 'Welcome back, employer', employers],
  ['/employer/register', 'Create your employer account', employers],
  ['/reset-password', 'Choose a new password', candidates],
  ['/auth?tab=forgot-password', 'Forgot your password?', candidates],
  ['/auth?tab=verify-email', 'Email Verification', candidates],
  ['/auth?token=nobody-has-this', 'Email Verification', candidates],
] as const

test('every URL shows its tab and the texts for its audience, also without scripts', async ({ request }) => {
  for (const [address, heading, headline] of screens) {
    const html = await (await request.get(address)).text()
    expect(html, address).toContain(`>${heading}</h1>`)
    expect(html, address).toContain(`>${headline}</p>`)
  }
})

test('the screen passes the accessibility check in both sizes', async ({ page }) => {
  test.slow()
  for (const address of ['/auth', '/employer/register', '/reset-password', '/auth?tab=forgot-password', '/auth?token=x']) {
    await page.goto(address)
    await inBothSizes(page, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (address === '/auth?token=x') await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test('on a small phone, the results of signing up and of a wrong password are in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto('/register')
  const person = someone()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Menon')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill('mangoes-in-may')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const result = page.getByRole('status').filter({ hasText: 'Registration successful!' })
  await expect(result).toBeInViewport({ ratio: 1 })
  await expect(result).toBeFocused()
  await page.goto('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill('mangoes-in-june')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeInViewport({ ratio: 1 })
})

test('an employer registers with the company, returns by the link, and Google is one click away', async ({ page }) => {
  await page.goto('/employer/login')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/employer/login?tab=register')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('Company name')).toBeFocused()
  await expect(page.getByLabel('Company name')).toHaveAccessibleDescription('Company name is required')
  await expect(page.getByRole('link', { name: 'Terms and Conditions' }).first()).toHaveAttribute('href', '/terms-conditions')
  await expect(page.getByRole('link', { name: 'Privacy Policy' }).first()).toHaveAttribute('href', '/privacy-policy')

  const email = someone().email
  await page.getByLabel('Company name').fill('Kaveri Software')
  await page.getByLabel('First name').fill('Ravi')
  await page.getByLabel('Last name').fill('Kumar')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('mangoes-in-may')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Registration successful! Please check your email to verify your account.')).toBeVisible()
  await page.goto(await linkTo(email, '/verify-email'))
  await expect(page).toHaveURL('/auth?success=verified', { timeout: 5_000 })

  const google = page.getByRole('link', { name: 'Continue with Google' })
  await expect(google).toHaveAttribute('href', '/api/auth/google')
  await page.goto('/auth?tab=verify-email')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Resend verification' }).click()
  await expect(page.getByText('Verification email sent!')).toBeVisible()
})

test('a signed-in person is redirected to the home screen from every URL', async ({ page }) => {
  await registerAndSignIn(page)
  for (const [address] of screens.slice(0, 10)) {
    const answer = await page.request.get(address, { maxRedirects: 0 })
    expect([address, answer.status(), answer.headers()['location']]).toEqual([address, 302, '/'])
  }
})
