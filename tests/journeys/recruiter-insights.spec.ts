import type { QueuedFeedback } from '#features/recruiter-feedback/moderation-contract.ts'
import { aReport } from '../factories/a-report.ts'
import { administrator } from './administrator.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('what three recruiters have in common is shown with the preparation of their role area', async ({
  page,
  playwright,
  baseURL,
}) => {
  const group = { categoryId: 'bfsi', subcategoryId: 'traditional_banking', experienceLevel: 'leadership' }
  const staff = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  expect((await staff.post('/api/admin/login', { data: administrator })).status()).toBe(200)
  const withoutArea = { categoryId: 'bfsi', subcategoryId: '', experienceLevel: 'senior' }
  for (const about of [group, group, group, withoutArea, withoutArea, withoutArea])
    expect((await page.request.post('/api/recruiter-feedback', { data: aReport(about) })).status()).toBe(201)
  const reports: QueuedFeedback[] = await (await staff.get('/api/admin/recruiter-feedback')).json()
  // Another journey publishes its own report.
  const ours = reports.filter((report) => report.status === 'pending' && report.companyName.startsWith('Company '))
  for (const { id, status } of ours) {
    const data = { from: status, status: 'published' }
    expect((await staff.put(`/api/admin/recruiter-feedback/${id}/status`, { data })).status()).toBe(200)
  }
  await staff.dispose()
  await page.goto('/interview-prep?industry=bfsi&roleArea=traditional_banking&level=leadership')
  const insights = page.getByRole('region', { name: 'What recruiters say' })
  await expect(insights).toContainText('From 3 reports of recruiters')
  await expect(insights).toContainText('Tell me about yourself')
  await expect(insights).toContainText('₹4,00,000')
  await expectAccessible(page)
  // Reports that name no role area are shown where none is chosen.
  await page.goto('/interview-prep?industry=bfsi&level=senior')
  await expect(insights).toContainText('From 3 reports of recruiters')
})
