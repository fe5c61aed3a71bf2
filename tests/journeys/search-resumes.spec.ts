import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expectAccessible } from './axe.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './people.ts'

const sizes = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
] as const

for (const { name, ...size } of sizes) {
  test(`on ${name}, a visitor filters and sorts the four sample people, and the buttons lead to the sign-in of employers`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/search-resumes')
    const people = page.getByRole('article')
    await expect(people).toHaveCount(4)
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/shots/search-resumes-visitor-${size.width}.png`, fullPage: true })
    await page.getByRole('searchbox', { name: 'Search resumes' }).fill('warehouse')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search-resumes?q=warehouse')
    await expect(people).toHaveCount(1)
    await expect(people.locator('mark').first()).toHaveText('warehouses')
    if (size.width < 1000) await page.getByRole('button', { name: /^Filters and sort/ }).press('Enter')
    await page.getByRole('searchbox', { name: 'Search resumes' }).fill('')
    await page.getByLabel('Sort by').selectOption('Lowest expected pay first')
    await page.getByLabel('Experience from').selectOption('3 years')
    await page.getByRole('button', { name: 'Show people' }).press('Enter')
    await expect(page).toHaveURL('/search-resumes?experienceMin=3&sort=pay')
    await expect(people.getByRole('heading')).toHaveText(['Imran S.', 'Kavya N.', 'Harpreet G.'])
    await page.goBack()
    await expect(people).toHaveCount(1)
    await page.getByRole('link', { name: /^Ask for contact/ }).press('Enter')
    await expect(page).toHaveURL(/\/employer\/login\?returnTo=%2Fsearch-resumes/)
  })

  test(`on ${name}, an employer finds a person, asks, and sees the contact details when the person accepts`, async ({ page }) => {
    await page.setViewportSize(size)
    await signIn(page, demoSignIns.employer.email, demoSignIns.employer.password).catch(() => {})
    await page.goto('/search-resumes?q=warehouses')
    const found = page.getByRole('article').filter({ hasText: 'Harpreet G.' })
    await expect(found.locator('mark').first()).toHaveText('warehouses')
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/shots/search-resumes-employer-${size.width}.png`, fullPage: true })
    await found.getByRole('link', { name: 'View resume of Harpreet G.' }).press('Enter')
    await expect(page.getByText('Contact details open')).toBeVisible()
    await expect(page.getByRole('link', { name: 'harpreet.gill@people.example' })).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/shots/resume-unlocked-${size.width}.png`, fullPage: true })

    await page.goto(`/search-resumes?q=${size.width < 1000 ? 'ICU' : 'React'}`)
    await page
      .getByRole('article')
      .getByRole('link', { name: /^View resume/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/employer-portal\/resumes\//)
    await page.getByLabel('For job').selectOption({ index: 1 })
    const person = await page.getByRole('heading', { level: 1 }).innerText()
    await page.getByLabel('Message').fill('We would like to talk with you.')
    await page.reload()
    await expect(page.getByLabel('Message')).toHaveValue('We would like to talk with you.')
    await page.getByRole('button', { name: 'Ask for contact' }).press('Enter')
    await expect(page.getByText('Waiting for an answer')).toBeVisible()
    await page.screenshot({ path: `test-results/shots/resume-asked-${size.width}.png`, fullPage: true })
    await page.goto('/employer-portal/resumes')
    await expect(page.getByRole('link', { name: new RegExp(person.replace('.', String.raw`\.`)) }).first()).toBeVisible()
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/shots/resumes-${size.width}.png`, fullPage: true })
  })
}

test('two recruiters ask the same person: the second sees that a colleague has asked', async ({ page, browser }) => {
  await signInAs(page, 'employer')
  await page.goto('/search-resumes')
  const link = page.getByRole('article').getByRole('link', { name: /^View resume/ })
  await link.last().click()
  await expect(page).toHaveURL(/\/employer-portal\/resumes\//)
  const address = new URL(page.url()).pathname
  const colleague = await (await browser.newContext()).newPage()
  await signInAs(colleague, 'recruiter')
  for (const each of [page, colleague]) {
    await each.goto(address)
    await each.getByLabel('For job').selectOption({ index: 1 })
    await expect(each).toHaveURL(/job=/)
  }
  await page.getByRole('button', { name: 'Ask for contact' }).click()
  await expect(page.getByRole('button', { name: 'Ask for contact' })).toHaveCount(0)
  await colleague.getByRole('button', { name: 'Ask for contact' }).click()
  await expect(colleague.getByText('You have already asked this person').first()).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'Ask for contact' })).toHaveCount(0)
  await colleague.context().close()
})

test('a candidate answers a request and blocks the company', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  await page.goto('/settings#requests')
  await page
    .getByRole('button', { name: /^Accept / })
    .first()
    .press('Enter')
  await expect(page.getByText('They see your phone number and email').first()).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/shots/requests-390.png', fullPage: true })
  await page
    .getByRole('button', { name: /^Block / })
    .first()
    .press('Enter')
  await expect(page.getByText('Closed, because you have blocked the company').first()).toBeVisible()
  await page.goto('/settings#blocked')
  await page.getByRole('button', { name: /^Unblock / }).press('Enter')
  await expect(page.getByText('You have blocked nobody.', { exact: false })).toBeVisible()
})

test('a resume that could not be loaded can be tried again', async ({ page }) => {
  await signInAs(page, 'employer')
  await page.goto('/search-resumes?q=warehouses')
  await page.route('**/api/employer/resumes/*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }),
  )
  await page.getByRole('link', { name: 'View resume of Harpreet G.' }).click()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/api/employer/resumes/*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harpreet G.' })).toBeVisible()
})
