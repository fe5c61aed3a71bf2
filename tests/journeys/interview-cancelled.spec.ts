import { employerWithApplicants, offerInterview } from './applicants-world.ts'
import { expect, test } from './fixtures.ts'

test('a candidate cancels an interview, and both pages say who cancelled it', async ({ page, browser, baseURL }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { candidates } = await employerWithApplicants(page, 1)
  const [candidate] = candidates
  if (!candidate) throw new Error('no applicant')
  const { applicationId } = candidate
  await offerInterview(page, applicationId)

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 } })
  const theirs = await context.newPage()
  await candidate.signIn(theirs)
  await theirs.goto(`/applications/${applicationId}`)
  const invitation = theirs.getByRole('region', { name: 'Pick a time for your interview' })
  await invitation.getByRole('button', { name: 'Cancel the interview' }).click()
  await invitation.getByRole('button', { name: 'Cancel interview' }).click()
  const cancelled = theirs.getByRole('region', { name: 'This interview was cancelled' })
  await expect(cancelled).toContainText('You cancelled the interview on')
  await expect(theirs.getByRole('main')).toContainText('The interview was cancelled.')
  await expect(theirs.getByText('Interview Scheduled')).toHaveCount(1)

  await page.goto(`/employer-portal/applicants/${applicationId}`)
  const interview = page.getByRole('region', { name: 'Interview', exact: true })
  await expect(interview).toContainText('The candidate cancelled the interview on')
  await expect(interview.getByRole('button', { name: 'Offer times' })).toBeVisible()
  await context.close()
})
