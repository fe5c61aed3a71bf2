import { expect, test } from './fixtures.ts'

const fintech = '/interview-prep?industry=bfsi&roleArea=fintech&level=fresher'

test('without scripts everything can be chosen, read and printed', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/interview-prep')
  await page.getByLabel('Industry').selectOption('Healthcare and life sciences')
  await page.getByLabel('Experience level').selectOption('Leadership (15+ years)')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByLabel('Role area').selectOption('Pharmaceutical')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('Site presidents')).toBeVisible()
  const parts = page.getByRole('navigation', { name: 'Interview preparation' })
  for (const [name, text] of [
    ['Expectations', 'Global quality standing'],
    ['Preparation', 'Documents to collect'],
    ['General Q&A', 'Expected answer'],
    ['Technical Q&A', 'Expected answer'],
    ['Expert Tips', 'Check before you accept an offer'],
  ] as const) {
    // Only the Tab key is used, because without scripts nothing else moves between links.
    await parts.locator('[aria-current]').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(parts.locator('[aria-current]')).toHaveText(name)
    if (name.endsWith('Q&A')) await page.locator('main summary').first().click()
    await expect(page.getByText(text).first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'Print view' }).click()
  for (const name of ['Overview', 'Expectations', 'Preparation', 'General Q&A', 'Technical Q&A', 'Expert Tips'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(await page.getByText('Expected answer', { exact: true }).filter({ visible: true }).count()).toBe(24)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.goto(fintech)
  await page.getByRole('link', { name: 'Get Career Guidance' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Career Guidance' })).toBeVisible()
  await context.close()
})
