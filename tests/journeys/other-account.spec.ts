/** Two people share a browser: the second signs in in another tab while the page of the first is open. */
import { expect, test } from '@playwright/test'
import { goTo, openBuilder } from './cv-typing.ts'
import { signInAsNew } from './people.ts'

// The fixtures of the other journeys are not used, because they fail on the refused calls that the browser reports here.
test('what is typed for one account is not saved in another, and stays on the device', async ({ page, context }) => {
  const meera = await signInAsNew(page, { firstName: 'Meera' })
  await openBuilder(page)
  await signInAsNew(await context.newPage(), { firstName: 'Farhan' })
  await goTo(page, 'Summary')
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByLabel('Summary').fill('Looks after the accounts of a school.')
  expect((await refused).status()).toBe(401)
  const own = await context.request.get('/api/cvs/draft')
  expect(await own.text()).not.toContain('accounts of a school')
  await context.request.post('/api/auth/login', { data: { email: meera.email, password: meera.password } })
  await page.reload()
  await expect(page.getByLabel('Summary')).toHaveValue('Looks after the accounts of a school.')
})
