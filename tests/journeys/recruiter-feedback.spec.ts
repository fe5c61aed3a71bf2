import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { signInAsStaff } from './sign-in-as-staff.ts'

const texts = {
  'Company name': 'Lotus Care',
  'Recruiter name': 'Meera Joshi',
  'Recruiter email': 'meera.joshi@lotus.example',
  'Questions that you ask': 'Why this hospital?\n\nTell me about yourself',
  'Assessment criteria': 'Clear communication',
  'Interview process': 'Telephone call\nPanel',
  'Minimum salary': '4,00,000',
  'Maximum salary': '8,00,000',
}

test('a recruiter reports an interview, and staff publish it', async ({ page }) => {
  await page.goto('/recruiter-feedback')
  await expectAccessible(page)
  const submit = page.getByRole('button', { name: 'Submit Feedback' })
  await submit.click()
  await expect(page.getByText('Please select a category')).toBeVisible()
  await expect(page.getByText('Timeframe is required')).toBeVisible()
  await expect(page.getByLabel('Category', { exact: true })).toBeFocused()

  await page.getByLabel('Category', { exact: true }).selectOption('healthcare_lifesciences')
  await page.getByLabel('Sub-category').selectOption('fintech')
  await page.getByLabel('Experience level').selectOption('mid')
  await page.getByLabel('Timeframe').selectOption('1 to 2 weeks')
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  await submit.click()
  await expect(page.getByText('Please select a role area of this category')).toBeVisible()

  // Typed and selected values survive the error and a reload.
  await page.reload()
  await expect(page.getByLabel('Company name')).toHaveValue('Lotus Care')
  await expect(page.getByLabel('Experience level')).toHaveValue('mid')
  await page.getByLabel('Sub-category').selectOption('medical_professionals')
  await submit.dblclick()
  await expect(page.locator('.toast')).toContainText('Feedback Submitted Successfully!')
  await expect(page.getByLabel('Company name')).toHaveValue('')

  await signInAsStaff(page)
  await page.goto('/admin/recruiter-feedback')
  const report = page
    .getByRole('list', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ hasText: 'meera.joshi@lotus.example' })
  await expect(report.first()).toContainText('Why this hospital?')
  await expectAccessible(page)
  await report.first().getByRole('button', { name: 'Publish' }).click()
  await expect(page.locator('.toast')).toContainText('Feedback Published')
  await expect(report.first().getByText('Published')).toBeVisible()
})

test('the form works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/recruiter-feedback')
  await page.getByLabel('Category', { exact: true }).selectOption('bfsi')
  await page.getByLabel('Experience level').selectOption('fresher')
  await page.getByLabel('Timeframe').selectOption('Within a week')
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Recruiter email').fill('no.script@lotus.example')
  await page.getByRole('button', { name: 'Submit Feedback' }).click()
  await expect(page.getByText('Thank you. We read each report')).toBeVisible()
  await context.close()
})
