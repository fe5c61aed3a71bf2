import type { Page } from '@playwright/test'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'
import { signInAsStaff } from './sign-in-as-staff.ts'

/** An id that nothing has. */
const id = '0195b6da-ad92-726c-9ba7-047643c52eaa'

for (const [who, path, ways, signIn] of [
  ['a job seeker', '/nowhere', ['Go to the start page', 'Browse Jobs'], (page: Page) => signInAsNew(page)],
  ['a job seeker', `/applications/${id}`, ['Go to the start page', 'Browse Jobs'], (page: Page) => signInAsNew(page)],
  ['an employer', '/employer/nowhere', ['Go to the start page', 'Search Resumes'], (page: Page) => signInAs(page, 'employer')],
  [
    'an employer',
    `/employer-portal/applicants/${id}`,
    ['Go to the start page', 'Search Resumes'],
    (page: Page) => signInAs(page, 'employer'),
  ],
  ['staff', '/admin/nowhere', ['Go to the start page', 'Dashboard'], signInAsStaff],
  ['staff', `/admin/users/${id}`, ['Go to the start page', 'Dashboard'], signInAsStaff],
] as const)
  test(`${path.includes(id) ? 'the path of nothing' : 'an unknown path'} offers ${who} what leads somewhere`, async ({
    page,
  }) => {
    await signIn(page)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    const links = page.getByRole('main').getByRole('link')
    await expect(links).toHaveText([...ways])
    const targets = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
    for (const target of targets) {
      await page.goto(path)
      await page.getByRole('main').locator(`a[href="${target}"]`).click()
      await expect(page).toHaveURL(who === 'an employer' && target === '/' ? '/employer-portal' : target)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404 Page Not Found')
    }
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toHaveCount(who === 'staff' ? 1 : 0)
  })
