/** On a slow network, presses and typed text before the scripts have run must count. The fixtures of the other journeys would wait for the scripts. */
import { expect, test } from '@playwright/test'
import { signInAs } from './employers.ts'
import { hydrated } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { openWithFirstScript, untilFirstScript, withholdScripts } from './withheld-scripts.ts'

/** Hydration may take long on a busy machine, as it does on a phone. */
test.use({ actionTimeout: 30_000 })
const slowly = { timeout: 40_000 }

test.slow()

test('presses of Show password, Read more and Save take effect when the scripts have run', async ({ page }) => {
  await signInAsNew(page)
  const comeJobs = await withholdScripts(page)
  await openWithFirstScript(page, '/jobs')
  const card = page.getByRole('article').first()
  const save = card.getByRole('button', { name: /^Save / })
  await expect(save).toBeDisabled()
  await save.click({ force: true })
  comeJobs()
  await expect(save).toHaveAttribute('aria-pressed', 'true', slowly)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  const comeAgain = await withholdScripts(page)
  await openWithFirstScript(page, '/jobs')
  await card.getByRole('button', { name: /^Read more/ }).click()
  comeAgain()
  await expect(card.getByRole('button', { name: /^Read less/ })).toBeVisible(slowly)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.context().clearCookies()
  const comeAuth = await withholdScripts(page)
  await openWithFirstScript(page, '/auth')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('mangoes-in-may')
  await page.getByRole('button', { name: 'Show password' }).click()
  comeAuth()
  await expect(password).toHaveAttribute('type', 'text', slowly)
  await expect(password).toHaveValue('mangoes-in-may')
})

test('only the last of several presses takes effect, and none if more text is typed afterwards', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/auth/register') && sent.push(request.postData() ?? ''))
  const come = await withholdScripts(page)
  await openWithFirstScript(page, '/auth?tab=register')
  const signUp = page.getByRole('button', { name: 'Sign Up' })
  await page.getByLabel('First name').fill('Meera')
  await signUp.click({ force: true })
  await page.getByLabel('Last name').fill('Nair')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@example.in`)
  await page.getByLabel('Password', { exact: true }).fill('mangoes-in-may')
  await page.getByRole('button', { name: 'Show password' }).click()
  await signUp.click({ force: true })
  await signUp.click({ force: true })
  come()
  await expect(page.getByText(/check your email/i)).toBeVisible(slowly)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('Nair')
})

test('text that replaces the value of a field stays, also where the page reacts to each letter', async ({ page }) => {
  await signInAs(page, 'employer')
  const come = await withholdScripts(page)
  await openWithFirstScript(page, '/employer-portal/company')
  const about = page.getByLabel('About the company')
  const before = await about.inputValue()
  expect(before).not.toBe('')
  await about.fill(`${before} We also teach.`)
  come()
  await expect(page.getByRole('button', { name: 'Save Company' })).toBeEnabled(slowly)
  await expect(about).toHaveValue(`${before} We also teach.`)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.context().clearCookies()
  const comeOwn = await withholdScripts(page)
  await openWithFirstScript(page, '/cv/own')
  await page.getByLabel('Phone number').fill('+91 98450 12345')
  comeOwn()
  await expect(page.getByRole('button', { name: 'Email me the link' })).toBeEnabled(slowly)
  await expect(page.getByLabel('Phone number')).toHaveValue('+91 98450 12345')
})

test('no letter is lost that is typed while React takes the page over', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  // As slow as a cheap phone, so that letters are typed at each moment of the hydration.
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 3 })
  await page.goto('/jobs', { waitUntil: 'commit' })
  const words = page.getByLabel('Search jobs')
  await words.focus()
  await page.keyboard.type('staff nurse in kolkata hospitals', { delay: 40 })
  await hydrated(page)
  await expect(words).toHaveValue('staff nurse in kolkata hospitals')
})

test('an email is typed once, also if Sign Up or "Forgot your password?" is pressed before the scripts have run', async ({
  page,
}) => {
  const come = await withholdScripts(page)
  await openWithFirstScript(page, '/login')
  const email = page.getByLabel('Email')
  await email.fill('meera@example.in')
  await page.getByLabel('Password', { exact: true }).fill('mangoes-in-may')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
  await expect(email).toHaveValue('meera@example.in')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  await expect(email).toHaveValue('meera@example.in')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/mangoes|meera/)
  come()
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeEnabled(slowly)
  await expect(email).toHaveValue('meera@example.in')
})

test('going back before the scripts have run shows the previous page, without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/companies', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')
  // The URL changes after the screen.
  await expect(page).toHaveURL('/jobs')
  const come = await withholdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await untilFirstScript(page)
  await page.evaluate(() => void setTimeout(() => history.back()))
  // The other scripts are still withheld.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  come()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  expect(errors).toEqual([])
})

test('a press of a button that stays disabled is dropped when the page works', async ({ page }) => {
  const come = await withholdScripts(page)
  await openWithFirstScript(page, '/jobs')
  const previous = page.getByRole('button', { name: 'Previous' })
  await previous.click({ force: true })
  const isPulsing = () =>
    previous.evaluate((button) => button.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity))
  expect(await isPulsing()).toBe(true)
  come()
  await page.waitForLoadState('networkidle')
  await expect.poll(isPulsing, { timeout: 20_000 }).toBe(false)
})
