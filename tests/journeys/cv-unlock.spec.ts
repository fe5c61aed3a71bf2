import type { Page } from '@playwright/test'
import { aFreeCvAt } from './people.ts'
import { expectAccessible } from './axe.ts'
import { expectToast } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'
import { linkTo } from './people.ts'
import { onSister } from './sister.ts'

const unlocking = (page: Page) => page.getByRole('region', { name: 'Unlock your PDF' })

for (const [width, height, site] of [
  [390, 844, 'the CV site'],
  [1440, 900, 'the main site'],
] as const) {
  test(`a locked CV says how to unlock it, can send the email again, and is unlocked in the open page (${width}, ${site})`, async ({
    page,
    baseURL,
    context,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    const { id, email } = await aFreeCvAt(page, 'gmail.com')
    const path = `/cv/view/${id}`
    await page.goto(site === 'the CV site' ? onSister(baseURL, path) : path)
    const box = unlocking(page)
    const [name = ''] = email.split('@')
    await expect(box).toContainText(
      `One step left: open the email we sent to ${name.slice(0, 2)}…@gmail.com, tap Verify my email, and your PDF unlocks.`,
    )
    await expect(box).not.toContainText(name)
    await expect(box.getByRole('link', { name: 'Open Gmail' })).toHaveAttribute('href', 'https://mail.google.com/')
    expect((await box.boundingBox())?.y).toBeLessThan(height / 2)
    for (const locked of ['Download PDF', 'Print CV'])
      await expect(page.getByRole('button', { name: locked })).toHaveAccessibleDescription(/^One step left/)
    await page.getByRole('button', { name: 'Print CV' }).click()
    await expectToast(page, 'Print Not Available', 'Please verify your email first.')
    await box.getByRole('button', { name: 'Send it again' }).click()
    await expect(box.getByRole('status')).toHaveText(/^Sent again\. Only the link in the newest email works\./)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

    const elsewhere = await context.newPage()
    await elsewhere.goto(await linkTo(email, '/cv/verify'))
    await expect(elsewhere.getByText('Your email is verified.')).toBeVisible()
    await elsewhere.close()
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('Download Ready')).toBeVisible()
    await expect(box).toHaveCount(0)
  })
}

test('the email is sent again only a limited number of times, and an address of an unknown provider has no link to its web page', async ({
  page,
}) => {
  const { id, email } = await aFreeCvAt(page, 'example.in')
  await page.goto(`/cv/view/${id}`)
  const box = unlocking(page)
  await expect(box).toContainText(`${email.slice(0, 2)}…@…`)
  await expect(box.getByRole('link')).toHaveCount(0)
  for (let times = 0; times < 3; times++) {
    await box.getByRole('button', { name: 'Send it again' }).click()
    await expect(box.getByRole('status')).toHaveText(/^Sent again/)
    await page.reload()
  }
  await box.getByRole('button', { name: 'Send it again' }).click()
  await expect(box.getByRole('status')).toHaveText(/again (in|after|later)|too many/i)
})

/** Returns the number of pages that would be printed, and of other elements on them. */
async function printed(page: Page): Promise<{ readonly pages: number; readonly others: number }> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate(() => ({
    pages: document.querySelectorAll('body > .print-drawing > svg').length,
    others: [...document.body.children].filter(
      (child) => getComputedStyle(child).display !== 'none' && !child.matches('.print-drawing, script, style'),
    ).length,
  }))
  await page.emulateMedia({ media: null })
  return found
}

for (const width of [390, 1440])
  test(`the last step shows the page, the download is the first action, and the PDF is printed (${width})`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { id, email } = await aFreeCvAt(page, 'example.in')
    await page.goto(await linkTo(email, '/cv/verify'))
    await expect(page.getByText('Your email is verified.')).toBeVisible()
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    await page.goto(`/cv/view/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('img', { name: 'The first page of your CV' })).toBeVisible()
    await expect(main.getByRole('button')).toHaveText(['', 'Download PDF', 'Preview CV', 'Print CV'])
    await expect(main.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 })
    for (const count of ['2Experiences', '1Educations', '8Skills', '3Languages'])
      await expect(main.getByRole('term').filter({ hasText: count.slice(1) })).toBeVisible()
    await page.getByRole('button', { name: 'Print CV' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    expect(await printed(page)).toEqual({ pages: 1, others: 0 })
    await page.getByRole('button', { name: 'Open the preview of your CV' }).click()
    await expect(page.getByRole('dialog', { name: 'Preview of your CV' })).toContainText(
      // A long address needs a line of its own, so the page may be fuller.
      /One page, [78]0% full/,
    )
    await expectAccessible(page)
    expect(await printed(page)).toEqual({ pages: 1, others: 0 })
  })
