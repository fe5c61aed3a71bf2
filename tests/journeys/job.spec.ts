import { demoSignIns } from '#app/server/demo/sign-ins.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './people.ts'

test('a job that never existed is not found', async ({ page }) => {
  for (const id of ['019b76da-a840-7cd1-9b09-000000000000', 'nurse']) {
    expect((await page.goto(`/jobs/${id}`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})

test('a closed job has links home, back and to similar jobs', async ({ page }) => {
  await signIn(page, demoSignIns.candidate.email, demoSignIns.candidate.password)
  const saved: { id: string; isOpen: boolean }[] = await (await page.request.get('/api/saved-jobs')).json()
  await page.goto('/saved-jobs')
  const response = await page.goto(`/jobs/${saved.find(({ isOpen }) => !isOpen)?.id}`)
  expect(response?.status()).toBe(410)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await main.getByRole('link', { name: 'My Applications' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible()
  await main.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This job is no longer open' })).toBeVisible()
})
