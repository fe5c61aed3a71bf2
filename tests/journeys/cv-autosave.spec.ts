import { expectAccessible } from './axe.ts'
import { goTo, openBuilder, typeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

test('typed text is saved automatically, can be undone and redone, and another device is not overwritten', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsNew(page)
  await openBuilder(page)
  await page.getByLabel('Phone number').fill('12')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(await (await page.request.get('/api/cvs/draft')).json()).toMatchObject({ body: { personalInfo: { phone: '12' } } })

  await goTo(page, 'Summary')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Phone number')).toHaveValue('')
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('12')
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()

  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const { body } = await (await other.request.get('/api/cvs/draft')).json()
  const theirs = { ...body, summary: 'Typed on the phone' }
  expect((await other.request.put('/api/cvs/draft', { data: theirs })).status()).toBe(200)
  await other.close()
  await page.getByLabel('Phone number').fill('1234')
  await expect(page.getByText('Your CV was changed elsewhere')).toBeVisible()
  expect(await (await page.request.get('/api/cvs/draft')).json()).toMatchObject({ body: { summary: 'Typed on the phone' } })
  await page.getByRole('button', { name: 'See both' }).click()
  const both = page.getByRole('dialog', { name: 'Yours and theirs' })
  await expect(both.locator('del')).toContainText(['12', 'Typed on the phone'])
  await both.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('12')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Phone number')).toHaveValue('1234')
})

test('the pages are shown while text is typed, and restoring an older version can be undone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInAsNew(page, { firstName: 'Meera', lastName: 'Nair' })
  await openBuilder(page)
  await typeCv(page)
  await expect(page.getByRole('img', { name: 'Page 1 of 1 of your CV' })).toBeVisible()
  await page.getByRole('button', { name: 'Save & Finish' }).click()
  await page.getByRole('button', { name: 'Edit your CV' }).click()
  await goTo(page, 'Summary')
  await page.getByLabel('Summary').fill('Another summary altogether, which is long enough to count as one.')
  await goTo(page, 'Skills & More')
  for (const template of ['Modern', 'Classic', 'Creative', 'Minimal'])
    await expect(page.getByRole('radio', { name: template })).toBeVisible()
  await page.getByRole('button', { name: 'Versions' }).click()
  const versions = page.getByRole('dialog', { name: 'Versions' })
  await expect(versions.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await versions.getByRole('button', { name: /^Restore/ }).click()
  await expect(versions).toBeHidden()
  await goTo(page, 'Summary')
  await expect(page.getByLabel('Summary')).toHaveValue(/^Nurse with nine years/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue(/^Another summary/)
})

test('writing help is a proposal: it is shown as a difference, needs a confirmation where it claims something new, and can be undone', async ({
  page,
}) => {
  await signInAsNew(page)
  await openBuilder(page)
  await goTo(page, 'Summary')
  const mine = 'Was responsible for managing a large number of nurses on a daily basis in intensive care.'
  await page.getByLabel('Summary').fill(mine)
  await page.getByRole('button', { name: 'Writing help' }).click()
  const help = page.getByRole('region', { name: 'Writing help' })
  await help.getByRole('button', { name: 'Improve' }).click()
  await expect(help.getByText('Suggested by our writing rules (no AI).')).toBeVisible()
  await expect(help.locator('ins').first()).toContainText('Managed')
  await expect(page.getByLabel('Summary')).toHaveValue(mine)
  await expectAccessible(page)
  await help.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue(/^Managed many nurses daily/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue(mine)

  const answer = { source: 'ai', text: 'Managed 40 nurses at Sanjivani in intensive care, daily.', notes: [] }
  await page.route('/api/cvs/help', (route) => route.fulfill({ json: answer }))
  await page.getByRole('button', { name: 'Writing help' }).click()
  await help.getByRole('button', { name: 'Shorten' }).click()
  await expect(help.getByText('New in the suggestion: 40, Sanjivani')).toBeVisible()
  await expect(help.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true')
  await help.getByLabel("I've checked these and they're true.").check()
  await help.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Summary')).toHaveValue(answer.text)
})
