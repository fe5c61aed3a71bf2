import type { Page } from '@playwright/test'
import { englishCv } from '../factories/a-cv.ts'
import { expect } from './fixtures.ts'
import { signInAsNew } from './people.ts'

/** Signs in a person with a CV and opens the first job of the list. Returns its title. */
export async function onAJob(page: Page): Promise<string> {
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await page.goto('/jobs')
  const address = await page
    .getByRole('link', { name: /^View details of / })
    .first()
    .getAttribute('href')
  await page.goto(address ?? '')
  await expect(page).toHaveURL(/\/jobs\/[\da-f-]{36}$/)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).not.toHaveText('Jobs')
  return (await title.textContent()) ?? ''
}
