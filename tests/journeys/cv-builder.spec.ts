import { addSkill, chooseMonth, goTo, monthField, openBuilder, stepNames } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

test('a visitor sees the advantages of an account, and a link to the sign-in that leads back', async ({ page }) => {
  await page.goto('/cv-builder')
  await expect(page.getByRole('heading', { level: 1, name: 'CV Builder' })).toBeVisible()
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toHaveAttribute('href', '/api/login?returnTo=%2Fcv-builder')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/auth?tab=register&returnTo=/cv-builder')
})

for (const width of [390, 1440])
  test(`a visitor sees the templates, the links to sign in and to register, and the free builder, also without scripts (${width})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } })
    const page = await context.newPage()
    await page.goto(new URL('/cv-builder', baseURL).href)
    const main = page.getByRole('main')
    const templates = main.getByRole('list', { name: 'Templates' }).getByRole('img')
    await expect(templates).toHaveCount(4)
    for (const template of await templates.all()) {
      await template.scrollIntoViewIfNeeded()
      await expect(template).toHaveJSProperty('complete', true)
      await expect(template).not.toHaveJSProperty('naturalWidth', 0)
    }
    await expect(main.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Register' })).toBeVisible()
    await expect(main.getByText('No account?')).toBeVisible()
    await main.getByRole('link', { name: 'Build it free at Aisa CV' }).click()
    await expect(page).toHaveURL(new URL('/aisacv', baseURL).href)
    await context.close()
  })

test('every error is shown, links to its field, and disappears when it is fixed', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await page.getByLabel('Full name').fill('M')
  await page.getByLabel('Email').fill('meera@')
  await goTo(page, 'Skills & More')
  await page.getByRole('button', { name: 'Save & Finish' }).click()

  const summary = page.getByRole('alert').filter({ hasText: 'need your attention' })
  await expect(summary).toBeFocused()
  await expect(page.getByRole('heading', { level: 2, name: 'Personal Info' })).toBeVisible()
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Invalid email address',
    'Phone number must be at least 10 digits',
    'Address must be at least 5 characters',
    'Summary must be at least 50 characters',
    'Company name is required',
    'Position is required',
    'Description is required',
    'Institution name is required',
    'Degree is required',
    'Field of study is required',
    'At least one skill is required',
  ])
  for (const step of stepNames) await expect(page.getByRole('button', { name: `${step} (needs attention)` })).toBeVisible()

  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Name must be at least 2 characters')
  await page.getByLabel('Full name').pressSequentially('eera')
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0)

  await summary.getByRole('link', { name: 'Degree is required' }).click()
  await expect(page.getByLabel('Degree')).toBeFocused()
  await expect(page.getByLabel('Degree')).toHaveAccessibleDescription('Degree is required')
  await summary.getByRole('link', { name: 'At least one skill is required' }).click()
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeFocused()
  await addSkill(page, 'Nursing')
  await expect(summary.getByRole('link', { name: 'At least one skill is required' })).toHaveCount(0)
})

test('the steps can be taken in any order, entries can be added and deleted, and a present job has no end date', async ({
  page,
}) => {
  await signInAsNew(page)
  await openBuilder(page)
  for (const step of stepNames.slice(1)) {
    await expect(page.getByRole('button', { name: 'Save & Finish' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('heading', { level: 2, name: step })).toBeFocused()
  }
  await expect(page.getByRole('button', { name: 'Save & Finish' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Education' })).toBeFocused()

  await goTo(page, 'Experience')
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.getByLabel('Company').fill('First')
  await page.getByRole('button', { name: 'Add experience' }).click()
  await page.getByLabel('Company').nth(1).fill('Second')
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Move experience 2 up' }).press('Enter')
  await expect(page.getByLabel('Company').first()).toHaveValue('Second')
  await expect(page.getByRole('button', { name: 'Move experience 1 up' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete experience 2' }).click()
  await expect(page.getByLabel('Company')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring back the deleted entry' }).click()
  await expect(page.getByLabel('Company').nth(1)).toHaveValue('First')

  await chooseMonth(page, 'End month', '2020-01')
  await page.getByLabel('I work here now').first().check()
  await expect(monthField(page, 'End month').month).toBeDisabled()
  await page.getByLabel('I have no work experience yet').check()
  await expect(page.getByLabel('Company')).toHaveCount(0)
})

test('a word that a Hindi keyboard is still composing is not added', async ({ page }) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Skills & More')
  const input = page.getByRole('textbox', { name: 'Skills' })
  await input.fill('  गणित ')
  await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(page.getByRole('button', { name: 'Remove गणित' })).toHaveCount(0)
  await input.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove गणित' })).toBeVisible()
  await addSkill(page, '   ')
  await addSkill(page, 'गणित')
  await expect(page.getByText('“गणित” is in the list already.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Skills' }).getByRole('listitem')).toHaveCount(1)
})
