import { employerWithApplicants, headOf } from './applicants-world.ts'
import { expect, test } from './fixtures.ts'

const moves = '/api/employer/applicants/moves'

/** Runs in the browser: presses, and presses the same button as soon as the next applicant is shown. */
async function pressAgainOnNext(next: string): Promise<void> {
  for (const isAgain of [false, true]) {
    const isReady = (): boolean => !isAgain || document.querySelector('h2')?.textContent.includes(next) === true
    for (let frame = 0; frame < 5_000 && !isReady(); frame++) await new Promise(requestAnimationFrame)
    for (const button of document.querySelectorAll('button')) if (button.textContent === 'Offer Extended') button.click()
  }
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
})

test('the second press of a double click does not decide about the next applicant; each decision has its own Undo', async ({
  page,
}) => {
  const { q, names } = await employerWithApplicants(page, 3)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(moves)) sent.push(request.postData() ?? '')
  })
  const offer = page.getByRole('button', { name: 'Offer Extended' })
  await expect(offer).toBeEnabled()
  await page.evaluate(pressAgainOnNext, names[1] ?? '')
  await expect(page.getByText(`${names[0]} → Offer Extended`)).toBeVisible()
  await expect(headOf(page, names[1])).toBeVisible()
  expect(sent).toHaveLength(1)
  await expect(async () => {
    await page.getByRole('button', { name: 'In Review', exact: true }).click()
    await expect(headOf(page, names[2])).toBeVisible({ timeout: 1_500 })
  }).toPass()
  expect(sent).toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2)
  await page.getByRole('button', { name: `Undo: ${names[0]}` }).click()
  await expect(page.getByText(`${names[0]} → Offer Extended`)).toHaveCount(0)
  await expect(page.getByText(`${names[1]} → In Review`)).toBeVisible()
})

test('a key that is held decides about one applicant', async ({ page }) => {
  const { q, names } = await employerWithApplicants(page, 2)
  await page.goto(`/employer-portal/applicants?view=table&q=${q}`)
  await page.getByRole('link', { name: names[0] ?? '' }).click()
  await expect(page.getByRole('button', { name: 'Under Review' })).toBeEnabled()
  // A held key repeats; a hundred frames are longer than the guard of one press.
  for (let frame = 0; frame < 100; frame++) {
    await page.keyboard.down('u')
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.keyboard.up('u')
  await expect(headOf(page, names[1])).toBeVisible()
  await expect(page.getByText(`${names[1]} → Under Review`)).toHaveCount(0)
  await expect(async () => {
    await page.keyboard.press('u')
    await expect(page.getByText(`${names[1]} → Under Review`)).toBeVisible({ timeout: 1_500 })
  }).toPass()
})
