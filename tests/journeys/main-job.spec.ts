import { readFile } from 'node:fs/promises'
import { expectToast, openBuilder, typeCv } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('a person opens a job and applies for it', async ({ page }) => {
      test.slow()
      await page.goto('/')
      await page.getByRole('main').getByRole('link', { name: 'Browse Jobs' }).click()
      await expect(page).toHaveURL('/jobs')
      const apply = page.getByRole('link', { name: /^Apply Now: / }).first()
      const title = ((await apply.getAttribute('aria-label')) ?? '').replace('Apply Now: ', '')
      expect(title).not.toBe('')

      await signInAsNew(page)
      await openBuilder(page)
      await typeCv(page)
      await page.getByRole('button', { name: 'Save & Finish' }).click()
      await expectToast(page, 'CV Saved Successfully!', 'Your CV has been saved and you can now apply for jobs.')
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download PDF' }).click()
      const download = await waiting
      expect(download.suggestedFilename()).toBe('Meera_Nair_CV.pdf')
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

      await page.goto('/jobs')
      await page
        .getByRole('button', { name: `Apply Now: ${title}` })
        .first()
        .click()
      await expectToast(page, 'Application Submitted!', 'Your application has been sent to the employer. Good luck!')
      await expect(page.getByRole('button', { name: `Applied: ${title}` }).first()).toBeDisabled()

      await page.goto('/applications')
      const card = page.getByRole('article').filter({ hasText: title })
      await card.getByText('View Details').click()
      await expect(page.getByText(/Sanjivani Hospital/).first()).toBeVisible()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    })
  })
}
