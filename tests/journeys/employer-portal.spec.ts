import { randomUUID } from 'node:crypto'
import { barriersOn, expectAccessible } from './axe.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'

const screens = [
  ['/employer-portal', 'Employer Portal'],
  ['/employer-portal?tab=interviewer', 'Employer Portal'],
  ['/employer-portal?tab=billing', 'Employer Portal'],
  ['/employer-portal/company', 'Company'],
  ['/employer-portal/team', 'Team'],
] as const

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('every screen of the portal fits the window and passes the accessibility check', async ({ page }) => {
      test.slow()
      await signInAs(page, 'employer')
      for (const [path, heading] of screens) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
        expect(await barriersOn(page), path).toEqual([])
      }
      for (const path of ['/hiring-solutions', '/employer/join?token=x', '/employer/confirm-email?token=x']) {
        await page.goto(path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
        expect(await barriersOn(page), path).toEqual([])
      }
    })

    test('an owner walks through the tabs by keyboard, and learns what the add-on costs', async ({ page }) => {
      await signInAs(page, 'employer')
      await page.goto('/employer-portal')
      await expect(page.getByRole('heading', { name: 'Waiting today' })).toBeVisible()
      await page.getByRole('tab', { name: 'Dashboard' }).focus()
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL('/employer-portal?tab=interviewer')
      await expect(page.getByText('₹2,999 a month')).toBeVisible()
      await page.getByRole('button', { name: 'Upgrade' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Sandbox checkout' })).toContainText('₹2,999')
      await page.keyboard.press('Escape')
      await page.goto('/employer-portal?tab=billing')
      await expect(page.getByText(/^\d+ of \d+ in use$/)).toBeVisible()
    })
  })
}

test('a candidate and a visitor learn how to become an employer', async ({ page }) => {
  await page.goto('/employer-portal')
  await expect(page.getByRole('link', { name: 'Register your company' })).toBeVisible()
  await expectAccessible(page)
  await signInAs(page, 'candidate')
  await page.goto('/employer-portal/team')
  await expect(page).toHaveURL('/employer-portal')
  await expect(page.getByText('You’re signed in as a job seeker.')).toBeVisible()
})

test('the page of a job is counted as a view, also when it comes from memory', async ({ page, browser, baseURL }) => {
  await signInAs(page, 'hospital')
  const read = async () => (await (await page.request.get('/api/employer/funnels?limit=1')).json())[0]
  const { jobId, views } = await read()
  const agent = `Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile ${randomUUID()}`
  for (const userAgent of [agent, agent, `${agent} two`]) {
    const context = await browser.newContext({ userAgent, ...(baseURL ? { baseURL } : {}) })
    await (await context.newPage()).goto(`/jobs/${jobId}`)
    await context.close()
  }
  expect((await read()).views).toBe(views + 2)
})
