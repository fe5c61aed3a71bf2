import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

const fintech = '/interview-prep?industry=bfsi&roleArea=fintech&level=fresher'

test('a role area can be chosen after an industry, another industry clears it, and the six tabs appear with the level', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/interview-prep')
  const [industry, area, level] = [page.getByLabel('Industry'), page.getByLabel('Role area'), page.getByLabel('Experience level')]
  await expect(area).toBeDisabled()
  await expectAccessible(page)
  await industry.selectOption('Technology and digital')
  await expect(area).toBeEnabled()
  await area.selectOption('Data science and analytics')
  await expect(page).toHaveURL(/roleArea=data_science_analytics/)
  await industry.selectOption('Banking, financial services and insurance')
  await expect(page).not.toHaveURL(/roleArea/)
  await expect(area).toHaveValue('')
  await expect(area.getByRole('option')).toHaveText(['All role areas', 'Traditional banking', 'Fintech'])
  await expect(page.getByRole('tab')).toHaveCount(0)
  await level.selectOption('Fresher (0–2 years)')
  await expect(page.getByRole('tab')).toHaveText([
    'Overview',
    'Expectations',
    'Preparation',
    'General Q&A',
    'Technical Q&A',
    'Expert Tips',
  ])
  // Without a role area, the content of the industry is shown.
  await expect(page.getByRole('heading', { level: 3, name: 'Fintech' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3, name: 'Traditional banking' })).toBeVisible()
  await expectAccessible(page)
})

test('the arrow keys move between the tabs, and an answer can be opened', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(fintech)
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Expert Tips' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Check before you accept an offer')
  for (const name of ['Technical Q&A', 'General Q&A']) {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
  const answer = page.getByRole('tabpanel').getByText('Expected answer').first()
  await expect(answer).toBeHidden()
  await page.locator('main summary').first().click()
  await expect(answer).toBeVisible()
  await expect(page.getByText('What the interviewer looks for').first()).toBeVisible()
  await expectAccessible(page)
  // The printed page has no buttons and no selects.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Fintech, fresher (0–2 years)')).toBeVisible()
  await expect(page.getByText('Start Mock Interview')).toBeHidden()
})

test('the checklist remembers what is done, only for this role area and level', async ({ page }) => {
  await page.goto(`${fintech}&tab=preparation`)
  const boxes = page.getByRole('tabpanel').getByRole('checkbox')
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await boxes.nth(1).uncheck()
  await expect(page.getByText('1 of 7 done')).toBeVisible()
  await page.reload()
  await expect(boxes.nth(2)).toBeChecked()
  await page.getByLabel('Experience level').selectOption('Senior (8–15 years)')
  await expect(page.getByText('0 of 7 done')).toBeVisible()
  await page.getByLabel('Experience level').selectOption('Fresher (0–2 years)')
  await expect(page.getByText('1 of 7 done')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the checklist' }).click()
  await expect(page.getByText('0 of 7 done')).toBeVisible()
})

test('a mock interview keeps what is typed, compares it with the expected answer and ends with a result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(fintech)
  await page.getByRole('link', { name: 'Start Mock Interview' }).click()
  await expect(page.getByText('Question 1 of 6')).toBeVisible()
  const first = await page.getByRole('heading', { level: 2 }).innerText()
  await page.getByLabel('Your answer').fill('The fee is shown too late.')
  await page.reload()
  await expect(page.getByLabel('Your answer')).toHaveValue('The fee is shown too late.')
  for (const place of [1, 2, 3, 4, 5, 6]) {
    await expect(page.getByText(`Question ${place} of 6`)).toBeVisible()
    await page.getByRole('button', { name: 'Show the expected answer' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Expected answer' })).toBeFocused()
    await page.getByRole('group', { name: 'What was in your answer?' }).getByRole('checkbox').first().check()
    if (place === 1) await expectAccessible(page)
    await page.getByRole('button', { name: place < 6 ? 'Next question' : 'See the result' }).click()
  }
  await expect(page.getByRole('heading', { level: 2, name: 'You covered 6 of 18 points' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Six more questions' }).click()
  await expect(page.getByText('Question 1 of 6')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(first)
  await page.goBack()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(first)
  await expect(page.getByLabel('Your answer')).toHaveValue('')
})

test('when the content cannot be loaded, that is shown, and trying again loads it', async ({ page }) => {
  await page.goto('/interview-prep?industry=bfsi')
  await page.route('**/api/interview-preparation?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Internal Server Error' } }),
  )
  await page.getByLabel('Experience level').selectOption('Mid level (2–8 years)')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/api/interview-preparation?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('tab')).toHaveCount(6)
})
