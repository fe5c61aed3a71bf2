/** On a slow network a page is there seconds before its scripts: what is pressed and typed meanwhile counts. Without the other journeys' fixtures, which wait. */
import { expect, type Page, test } from '@playwright/test'
import { signInAs } from './employers.ts'
import { signInAsNew } from './people.ts'

/** All scripts but the first, which comes before them. Returns what lets them come. */
async function withholdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!entry-early)[^/]*\.js/, async (route) => {
    await promise
    await route.continue().catch(() => {}) // the page may be another one by now
  })
  return resolve
}

/** On a busy machine hydration takes its time, as on a phone. */
test.use({ actionTimeout: 30_000 })
const slowly = { timeout: 40_000 }

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
  await untilFirstScript(page)
}

/** It is a module: importing it again waits until it has run. */
async function untilFirstScript(page: Page): Promise<void> {
  await expect(page.locator('#nonce')).toBeAttached()
  await page.evaluate(async () => {
    await import(document.querySelector<HTMLScriptElement>('script[src*="entry-early"]')?.src ?? '')
  })
}

test.slow()

test('a press of Show password, of Read more and of Save counts when the scripts are there', async ({ page }) => {
  await signInAsNew(page)
  const comeJobs = await withholdScripts(page)
  await open(page, '/jobs')
  const card = page.getByRole('article').first()
  const save = card.getByRole('button', { name: /^Save / })
  await expect(save).toBeDisabled()
  await save.click({ force: true })
  comeJobs()
  await expect(save).toHaveAttribute('aria-pressed', 'true', slowly)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  const comeAgain = await withholdScripts(page)
  await open(page, '/jobs')
  await card.getByRole('button', { name: /^Read more/ }).click()
  comeAgain()
  await expect(card.getByRole('button', { name: /^Read less/ })).toBeVisible(slowly)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.context().clearCookies()
  const comeAuth = await withholdScripts(page)
  await open(page, '/auth')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('mangoes-in-may')
  await page.getByRole('button', { name: 'Show password' }).click()
  comeAuth()
  await expect(password).toHaveAttribute('type', 'text', slowly)
  await expect(password).toHaveValue('mangoes-in-may')
})

test('of several presses the last counts, once, and none after more is typed', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/auth/register') && sent.push(request.postData() ?? ''))
  const come = await withholdScripts(page)
  await open(page, '/auth?tab=register')
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

test('text typed over what was there stays, also where the page listens to each letter', async ({ page }) => {
  await signInAs(page, 'employer')
  const come = await withholdScripts(page)
  await open(page, '/employer-portal/company')
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
  await open(page, '/cv/own')
  await page.getByLabel('Phone number').fill('+91 98450 12345')
  comeOwn()
  await expect(page.getByRole('button', { name: 'Email me the link' })).toBeEnabled(slowly)
  await expect(page.getByLabel('Phone number')).toHaveValue('+91 98450 12345')
})

test('going back before the scripts are there shows the page before, without an error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/companies', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')
  const come = await withholdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await untilFirstScript(page)
  await page.evaluate(() => void setTimeout(() => history.back()))
  // Still without the other scripts.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  come()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies')
  expect(errors).toEqual([])
})

test('a press of a button that stays disabled is given up when the page works', async ({ page }) => {
  const come = await withholdScripts(page)
  await open(page, '/jobs')
  const previous = page.getByRole('button', { name: 'Previous' })
  await previous.click({ force: true })
  const isPulsing = () =>
    previous.evaluate((button) => button.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity))
  expect(await isPulsing()).toBe(true)
  come()
  await page.waitForLoadState('networkidle')
  await expect.poll(isPulsing, { timeout: 20_000 }).toBe(false)
})
