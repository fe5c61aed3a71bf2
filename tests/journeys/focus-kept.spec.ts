/** When a button pressed by keyboard disappears, Tab continues from its place, not from the top of the page. The focused element is in view. */
import type { Locator, Page } from '@playwright/test'
import { employerWithApplicants, offerInterview } from './applicants-world.ts'
import { pressOn } from './by-keyboard.ts'
import { signInAs } from './employers.ts'
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

  await offerInterview(page, applicationId)
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

/** Returns the names of the elements that Tab reaches and that a bar at the bottom of the window covers. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const part = document.activeElement
      if (!part || part === document.body) return null
      const { left, top, width, height } = part.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[class*="-bar"]')
      return above && !above.contains(part) ? part.outerHTML.slice(0, 100) : null
    })
    if (name !== null) covered.push(name)
  }
  return covered
}

for (const [who, path, edit] of [
  ['employer', '/employer-portal/jobs/new', null],
  ['candidate', '/profile', 'Edit Profile'],
] as const)
  test(`at ${path} no bar at the foot of the window covers what has the focus`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, who)
    await page.goto(path)
    if (edit) await page.getByRole('button', { name: edit }).click()
    await expect(page.locator('.publish-bar, .foot-bar')).toBeVisible()
    expect(await coveredStops(page)).toEqual([])
  })

for (const [screen, row, who] of [
  ['/applications', 'Applications by status', 'candidate'],
  ['/employer-portal/jobs', 'Jobs by state', 'employer'],
  ['/employer-portal', 'Employer Portal', 'employer'],
] as const)
  test(`by Tab every link of ${row} is whole on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(page, who)
    await page.goto(screen)
    const links = page.getByRole('navigation', { name: row, exact: true }).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(2)
    await links.first().focus()
    for (let at = 0; at < count; at++) {
      await expect(links.nth(at)).toBeFocused()
      await expect.poll(() => links.nth(at).evaluate(shownShare)).toBeGreaterThan(0.98)
      await page.keyboard.press('Tab')
    }
  })

/** Returns how much of the link is neither cut off nor beyond the end of its row. */
async function shownShare(link: Element): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const observer = new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio ?? 0))
  observer.observe(link)
  const share = await promise
  observer.disconnect()
  return share
}
