import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect, test } from './fixtures.ts'
import { registerAndSignIn, signIn, signInAsNew } from './people.ts'
import { routeOnce } from './routes.ts'

test('a visitor who saves is asked to sign in and comes back to the search', async ({ page }) => {
  await page.goto('/jobs?q=nurse')
  const save = page.getByRole('article').first().getByRole('link', { name: /^Save/ })
  await expect(save).toHaveAttribute('href', /^\/api\/login\?returnTo=%2Fjobs%3Fq%3Dnurse%23job-[\da-f-]{36}$/)
})

test('a saved job stays saved, and one that could not be saved changes back', async ({ page }) => {
  await signInAsNew(page)
  await page.goto('/jobs?q=nurse')
  const save = page.getByRole('article').first().getByRole('button', { name: /^Save/ })
  await save.click()
  await expect(page.getByText('Job Saved!', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Saved jobs' }).getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/api/saved-jobs/*', (route) => route.abort())
  await save.click()
  await expect(page.getByText('Could Not Remove the Job', { exact: true })).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/api/saved-jobs/*')
  await save.click()
  await expect(page.getByText('Job Unsaved', { exact: true })).toBeVisible()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})

test('a job that is saved while the list of saved jobs is loading is in it', async ({ page }) => {
  // On a desktop the open job takes the place of the list.
  await page.setViewportSize({ width: 390, height: 844 })
  await registerAndSignIn(page)
  const { promise: isSaved, resolve } = Promise.withResolvers<void>()
  const { promise: isAsked, resolve: resolveCalled } = Promise.withResolvers<void>()
  await routeOnce(page, '**/api/saved-jobs?*', async (route) => {
    const response = await route.fetch()
    resolveCalled()
    await isSaved
    await route.fulfill({ response })
  })
  await page.goto('/contact-us')
  await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/jobs"]')?.click())
  await isAsked
  await page.getByRole('article').first().getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Job Saved!', { exact: true })).toBeVisible()
  resolve()
  await expect(page.getByRole('region', { name: 'Saved jobs' }).getByRole('listitem')).toHaveCount(1)
})

test('a job that could not be removed from the list keeps the focus on its button', async ({ page }) => {
  await registerAndSignIn(page)
  const [job] = await (await page.request.get('/api/jobs?limit=1')).json()
  expect((await page.request.put(`/api/saved-jobs/${job.id}`, { data: {} })).ok()).toBe(true)
  await page.goto('/saved-jobs')
  await page.route('**/api/saved-jobs/*', (route) => route.abort())
  const remove = page.getByRole('button', { name: `Remove ${job.title} from your saved jobs` })
  await expect(remove).toBeEnabled()
  await remove.press('Enter')
  await expect(page.getByText('Could Not Remove the Job', { exact: true })).toBeVisible()
  await expect(remove).toBeFocused()
})

test('the title of a job has a tap target as high as a button everywhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  for (const place of ['/jobs', '/saved-jobs', '/applications']) {
    await page.goto(place)
    const title = page.getByRole('article').first().getByRole('heading').first().getByRole('link')
    expect((await title.boundingBox())?.height, place).toBeGreaterThanOrEqual(44)
  }
})
