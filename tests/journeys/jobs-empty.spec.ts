import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('a search without results says which part caused that, shows similar jobs, and offers what to remove', async ({ page }) => {
  await page.goto('/jobs?q=nurse&salaryMin=50000000')
  await expect(page.getByText(/^No jobs match all your filters\. Remove ₹500 lakh or more to see [\d,]+ jobs?\.$/)).toBeVisible()
  await expect(page.getByText(/ more without salary details/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nearest matches/ })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Nurs')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.goto('/jobs?q=xylophonist&location=pune')
  await expect(page.getByRole('heading', { name: 'No Jobs Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Show [\d,]+ jobs without “xylophonist”$/ }).click()
  await expect(page).toHaveURL('/jobs?location=pune')
  await expect(page.getByRole('article').first()).toContainText('Pune')
})

test('a search with one word too many names the word, shows the results without it, and links to them by keyboard', async ({
  page,
}) => {
  await page.goto('/jobs?q=sanitation+supervisor')
  await expect(page.getByRole('heading', { name: 'No Jobs Found' })).toBeVisible()
  await expect(page.getByText(/^No jobs match all your words\. Remove “sanitation” to see [\d,]+ jobs?\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Matches some of your words' })).toBeVisible()
  await expect(page.getByText('Similar work: “housekeeping”:')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  const way = page.getByRole('link', { name: /^Show \d+ jobs without “sanitation”$/ })
  const promised = /\d+ jobs/.exec((await way.textContent()) ?? '')?.[0] ?? 'nothing'
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/jobs?q=supervisor')
  await expect(page.getByText(promised, { exact: true })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Supervisor')
})

test('above similar jobs the only link to all jobs is the one that says so', async ({ page }) => {
  await page.goto('/jobs?q=copier+repairman')
  await expect(page.getByText(/^Similar work: “/)).toBeVisible()
  await expect(page.getByText('No jobs match all your words.')).toBeVisible()
  const state = page.getByRole('heading', { name: 'No Jobs Found' }).locator('xpath=..')
  await expect(state.getByRole('link')).toHaveText(['Show all jobs'])
})

test('a place that was read from the words stays so for the next words, which may name another, unless somebody chooses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/jobs?q=nurse+in+Pune')
  await expect(page).toHaveURL('/jobs?q=nurse&location=Pune&fromWords=location')
  const words = page.getByLabel('Search jobs')
  await words.fill('driver')
  await words.press('Enter')
  await expect(page).toHaveURL('/jobs?q=driver&location=Pune&fromWords=location')
  await words.fill('driver in Delhi')
  await words.press('Enter')
  await expect(page).toHaveURL('/jobs?q=driver&location=Delhi&fromWords=location')
  await page.getByLabel('Location', { exact: true }).fill('Mumbai')
  await page.getByLabel('Location', { exact: true }).press('Enter')
  await expect(page).toHaveURL('/jobs?q=driver&location=Mumbai')
})

test('jobs of a similar trade are above those that only mention the words, and a place in the words can be removed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs?q=hr+analyst+in+Pune')
  await expect(page).toHaveURL('/jobs?q=hr+analyst&location=Pune&fromWords=location')
  await expect(page.getByRole('link', { name: 'Remove Pune' })).toBeVisible()
  await page.goto('/jobs?q=raat+ki+duty+nurse')
  await expect(page).toHaveURL('/jobs?q=nurse&shift=night&fromWords=shift')
  await expect(page.getByRole('article').first()).toContainText('Nurs')
  await page.setViewportSize({ width: 1440, height: 900 })
  // On a wide screen only a filter without a field is also shown as a chip.
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Remove Night shift' }).click()
  await expect(page).toHaveURL('/jobs?q=nurse')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/jobs?q=film')
  await expect(page.getByRole('heading', { name: 'Similar work: “video editor”' })).toBeVisible()
  await expect(page.getByRole('article').first()).toContainText('Video Editor')
  await expect(page.getByRole('heading', { name: 'Jobs that mention your words' })).toBeVisible()
  await expectAccessible(page)
  // Similar jobs without the filter do not match the search, so they do not come first.
  await page.goto('/jobs?q=mechanical+engg+diploma&demographic=fresher')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Similar work/ })).toHaveCount(0)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the word that leaves no results is shown, and the link without it keeps the filters', async ({ page }) => {
    await page.goto('/jobs?q=sanitation+supervisor&jobType=full-time')
    await expect(page.getByText(/^No jobs match all your words and filters\. /)).toBeVisible()
    await page.getByRole('link', { name: /^Show \d+ jobs? without “sanitation”$/ }).click()
    await expect(page).toHaveURL('/jobs?q=supervisor&jobType=full-time')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

const solid = (one: Element): boolean => getComputedStyle(one).backgroundColor === 'rgb(37, 99, 235)'

test('the removal that finds the most jobs is the only button, and the others are links', async ({ page }) => {
  await page.goto('/jobs?q=nurse&location=pune&salaryMin=50000000')
  const found = await (await page.request.get('/api/jobs/near-misses?q=nurse&location=pune&salaryMin=50000000')).json()
  const state = page.getByRole('heading', { name: 'No Jobs Found' }).locator('xpath=..')
  const links = await state.getByRole('link').all()
  const looks = await Promise.all(links.map((link) => link.evaluate(solid)))
  expect(looks.filter(Boolean)).toHaveLength(1)
  expect(looks[0]).toBe(true)
  expect(found.without.map(({ part }: { part: string }) => part)).toContain('salaryMin')
  await expect(links[0] ?? state).toHaveText(/^Show [\d,]+ jobs? without ₹500 lakh or more$/)
  await expect(state.getByRole('link', { name: 'Show all jobs' })).toBeVisible()
})
