/** Where a button goes away that was pressed by keyboard, Tab goes on from there and not from the top of the page. */
import type { Locator } from '@playwright/test'
import { employerWithApplicants } from './applicants-world.ts'
import { pressOn } from './by-keyboard.ts'
import { expect, test } from './fixtures.ts'

const hasFocus = (part: Locator) => expect.poll(() => part.evaluate((element) => element.contains(document.activeElement)))

test('offering times for an interview and thinking again about cancelling it keep the focus in the card', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  const { candidates } = await employerWithApplicants(page, 1)
  const [candidate] = candidates
  if (!candidate) throw new Error('no applicant')
  const { applicationId } = candidate
  await page.goto(`/employer-portal/applicants/${applicationId}`)
  const interview = page.getByRole('region', { name: 'Interview', exact: true })
  await pressOn(page, interview.getByRole('button', { name: 'Offer times' }))
  await expect(interview.locator('input').first()).toBeVisible()
  await hasFocus(interview).toBe(true)
  await page.keyboard.press('Tab')
  await hasFocus(interview.locator('form')).toBe(true)

  const startsAt = [new Date(Date.now() + 30 * 3_600_000).toISOString()]
  const offer = await page.request.post(`/api/employer/applicants/${applicationId}/interview`, {
    data: { startsAt, minutes: 30, way: 'phone' },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(offer.status(), await offer.text()).toBe(201)
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const theirs = await context.newPage()
  await candidate.signIn(theirs)
  await theirs.goto(`/applications/${applicationId}`)
  const card = theirs.getByRole('region', { name: 'Pick a time for your interview' })
  await pressOn(theirs, card.getByRole('button', { name: 'Cancel the interview' }))
  const keep = card.getByRole('button', { name: 'Keep it' })
  await expect(keep).toBeVisible()
  await hasFocus(card).toBe(true)
  await pressOn(theirs, keep)
  await expect(keep).toHaveCount(0)
  await hasFocus(card).toBe(true)
  await context.close()
})
