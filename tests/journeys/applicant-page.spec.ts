import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { employerWithApplicants, headOf } from './applicants-world.ts'
import { expectToast } from './cv-typing.ts'
import { buyAddon } from './employers.ts'
import { expect, test } from './fixtures.ts'

test('an applicant’s page: next and previous by key, a note and a scorecard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { q, names } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(headOf(page, names[0])).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Next applicant' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(headOf(page, names[1])).toBeVisible()
  await page.keyboard.press('k')
  await expect(headOf(page, names[0])).toBeVisible()
  await page.getByLabel('New note').fill('Speaks Marathi.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Speaks Marathi.')).toBeVisible()
  await page.getByRole('group', { name: 'Communication' }).getByLabel('Strong yes').check()
  await page.getByRole('button', { name: 'Save scorecard' }).click()
  await expect(page.getByText('Scorecard Saved', { exact: true })).toBeVisible()
})

test('a key pressed at the moment an applicant appears is meant for this applicant', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { q, names } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(page.getByRole('link', { name: 'Next applicant' })).toBeVisible()
  const first = page.url()
  await page.evaluate((second) => {
    const observer = new MutationObserver(() => {
      if (![...document.querySelectorAll('h2')].some(({ textContent }) => textContent.includes(second))) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }))
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  }, names[1] ?? '')
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(first)
  await expect(page).toHaveURL(first)
  await expect(headOf(page, names[0])).toBeVisible()
})

test('a note that is not saved yet is still there after a look at the next applicant', async ({ page }) => {
  const { q, names } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await page.getByLabel('New note').fill('Ask about night shifts')
  await page.getByLabel('Your message').fill('When can you start?')
  await page.getByLabel('Comment').fill('Sure of herself')
  const rated = page.getByRole('group', { name: 'Communication' }).getByLabel('Strong yes')
  await rated.check()
  // The key also works while a radio button has the focus, because nobody types letters there.
  await page.keyboard.press('j')
  await expect(headOf(page, names[1])).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await expect(page.getByLabel('Comment')).toHaveValue('')
  await expect(rated).not.toBeChecked()
  await page.getByRole('link', { name: 'Previous applicant' }).click()
  await expect(page.getByLabel('New note')).toHaveValue('Ask about night shifts')
  await expect(page.getByLabel('Your message')).toHaveValue('When can you start?')
  await expect(page.getByLabel('Comment')).toHaveValue('Sure of herself')
  await expect(rated).toBeChecked()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByLabel('New note')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('New note')).toHaveValue('')
})

const schedule = (tab: Page) => tab.getByRole('button', { name: 'Schedule AI Interview' })

test('an AI interview that was scheduled in another tab is announced and shown, and not offered again', async ({ page }) => {
  test.slow()
  // Other journeys need the first company without the add-on.
  const { q, names } = await employerWithApplicants(page, 1, 'hospital')
  await buyAddon(page)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(schedule(page)).toBeEnabled()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await schedule(second).click()
  await expect(second.getByText('Interview Session Created', { exact: true })).toBeVisible()
  await schedule(page).click()
  await expectToast(page, 'Failed to Create Session', 'This applicant has an open interview already')
  const interviews = page.getByRole('region', { name: 'AI Interviews' })
  await expect(interviews.getByText('scheduled')).toBeVisible()
  await expect(schedule(page)).toHaveCount(0)
})

const dateAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a date without a time is an error; times for an applicant who was just rejected are refused, and stay in the form', async ({
  page,
}) => {
  const { q, names, candidates } = await employerWithApplicants(page, 1)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await page.getByRole('button', { name: 'Offer times' }).click()
  await page.getByLabel('Date 1').fill(dateAhead(3))
  await page.getByLabel('Time 1 (IST)').fill('10:30')
  await page.getByLabel('Date 2').fill(dateAhead(4))
  await page.getByRole('button', { name: 'Send the times' }).click()
  await expect(page.getByText('Please give each time a date, and each date a time')).toBeVisible()
  await page.getByLabel('Time 2 (IST)').fill('11:00')
  // A colleague rejects the applicant meanwhile.
  const moves = [{ applicationId: candidates[0]?.applicationId, from: 'applied' }]
  await page.request.post('/api/employer/applicants/moves', { data: { moves, to: 'rejected', reason: 'skills' } })
  await page.getByRole('button', { name: 'Send the times' }).click()
  await expectToast(page, 'Could Not Offer the Times', 'This application has just been rejected or closed.')
  await expect(page.getByLabel('Time 2 (IST)')).toHaveValue('11:00')
})

test('the employer offers a time, and the candidate books it', async ({ page, browser }) => {
  test.slow()
  const { q, names, candidates } = await employerWithApplicants(page, 1)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await page.getByRole('button', { name: 'Offer times' }).click()
  // A retry needs another day, because the first try has booked its own.
  const day = dateAhead(3 + test.info().retry)
  await page.getByLabel('Date 1').fill(day)
  await page.getByLabel('Time 1 (IST)').fill('10:30')
  await page.getByRole('button', { name: 'Send the times' }).click()
  await expect(page.getByText('The candidate has not picked a time yet')).toBeVisible()

  const [candidate] = candidates
  const theirs = await browser.newContext()
  const screen = await theirs.newPage()
  await candidate?.signIn(screen)
  await screen.goto('/applications')
  await screen.getByRole('link', { name: /Pick a time/ }).click()
  await screen.getByRole('radio').first().check()
  await expectAccessible(screen)
  await screen.getByRole('button', { name: 'Book this time' }).click()
  await expect(screen.getByRole('heading', { name: 'Your interview', exact: true })).toBeVisible()
  const calendar = await screen.request.get(`/api/applications/${candidate?.applicationId}/interview/calendar`)
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  await screen.goto('/')
  await expect(screen.getByRole('heading', { name: 'Upcoming events' })).toBeVisible()
  await expect(screen.getByText(/10:30 am IST/)).toBeVisible()
  await theirs.close()
})
