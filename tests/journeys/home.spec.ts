import { englishCv } from '../factories/a-cv.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn } from './people.ts'

const groups = ['fresher', 'management_trainee', 'veteran', 'returning_mother', 'female_professional', 'early_joiner']

test('a visitor finds every link of the landing page', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naukri wahi, jo aapki pasand ho')
  await expect(main.getByRole('link', { name: 'Build Your CV First' })).toHaveAttribute('href', '/cv-builder')
  await expect(main.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs')
  await expect(main.getByRole('link', { name: 'Interview Prep' })).toHaveAttribute('href', '/interview-prep')
  await expect(main.getByRole('form', { name: 'Make a wish' })).toBeVisible()
  for (const group of groups) await expect(main.locator(`a[href="/jobs?demographic=${group}"]`)).toHaveCount(1)
  await expectAccessible(page)
})

test('claims and computed figures are shown separately, and both without a script', async ({ browser, baseURL, request }) => {
  const figures = await (await request.get('/api/jobs/figures')).json()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByText('2,00,000+')).toBeVisible()
  const jobs = new Intl.NumberFormat('en-IN').format(figures.jobs)
  await expect(page.getByText(/^Open right now:/)).toHaveText(
    `Open right now: ${jobs} jobs at ${figures.companies} companies in ${figures.cities} cities`,
  )
  await expect(page.getByText(figures.hiring[0].company)).toBeVisible()
  await context.close()
})

test('a computed count and a claim about the same thing are never in view together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const count = await page.getByText(/^Open right now:/).boundingBox()
  const claim = await page.getByText('50,000+').boundingBox()
  expect((claim?.y ?? 0) - (count?.y ?? 0)).toBeGreaterThan(900)
})

test('the search of the landing page works without a script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Search jobs').fill('nurse')
  await page.getByLabel('City').fill('Pune')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/jobs?q=nurse&location=Pune')
  await context.close()
})

test('a new person is greeted and sees the first step', async ({ page }) => {
  await registerAndSignIn(page, { firstName: 'Meera' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Meera')
  await expect(page.getByRole('heading', { name: 'Build Your CV First' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^0 ?CV built/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^0 ?Applications/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^10% ?Profile match/ })).toBeVisible()
  await expect(main.getByText('Build your CV. You need it to apply for jobs.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Recommended jobs' })).toBeVisible()
  await expectAccessible(page)
})

test('with a CV the figures follow it, and the banner disappears', async ({ page }) => {
  await registerAndSignIn(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  const [{ id }] = await (await page.request.get('/api/applications/recommended-jobs')).json()
  expect((await page.request.post('/api/applications', { data: { jobId: id } })).status()).toBe(201)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Build Your CV First' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: /^1 ?CV built/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^1 ?Applications/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^75% ?Profile match/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /^4\.8 ?CV rating/ })).toHaveAttribute('href', '/cv-builder#cv-rating')
  await main.getByRole('link', { name: /Profile match/ }).click()
  await expect(page).toHaveURL('/#profile-strength')
  await expect(main.getByText('Add a photo so recruiters remember you.')).toBeVisible()
})

test('a first visit shows three steps, and no empty lists', async ({ page }) => {
  await registerAndSignIn(page)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('link')).toHaveText(['Build your CV', 'Make a wish', 'Browse Jobs'])
  for (const name of ['Recent applications', 'Matches for your wishes', 'Upcoming events'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Phone', exact: true }).click()
  await expect(page).toHaveURL('/profile?edit=phone')
  await expect(page.getByLabel('Phone')).toBeFocused()
})

test('an interview is shown first, and after a wish only one line of its form is shown', async ({ page }) => {
  const asha = { email: 'asha@pasand.example', password: 'namaste-pasand' }
  expect((await page.request.post('/api/auth/login', { data: asha })).status()).toBe(200)
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Asha')
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Upcoming events')
  const form = main.getByRole('form', { name: 'Make a wish' })
  await expect(form).toBeHidden()
  await main.getByText('Make another wish').click()
  await expect(form).toBeVisible()
  await page.goto('/wishes')
  await page.getByRole('main').getByRole('link', { name: 'Make another wish' }).click()
  await expect(form).toBeVisible()
})

test('news is shown first, and an interview without a date is shown as an event', async ({ page }) => {
  const asha = { email: 'asha@pasand.example', password: 'namaste-pasand' }
  expect((await page.request.post('/api/auth/login', { data: asha })).status()).toBe(200)
  await page.goto('/')
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const order = ['New for you', 'Recommended jobs', 'Recent applications', 'Matches for your wishes']
  expect(headings.filter((text) => order.includes(text))).toEqual(order)
  await expect(page.getByText('Date to be agreed.')).not.toHaveCount(0)
  const figures = await page.getByRole('link', { name: /CV built/ }).boundingBox()
  expect(figures?.height).toBeLessThanOrEqual(80)
})
