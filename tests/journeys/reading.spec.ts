import { expect, test } from './fixtures.ts'

test('an article loads in less than 60 kB with its fonts and its first picture, and the rest at the first interaction', async ({
  browser,
  baseURL,
}) => {
  const reader = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await reader.newPage()
  await page.goto(`${baseURL}/blog/ctc-and-take-home`, { waitUntil: 'networkidle' })
  const preloads = page.locator('link[rel=modulepreload]')
  const before = await preloads.count()
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  expect(await preloads.count(), 'a pointer that rests is no touch').toBe(before)
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  )
  expect(bytes).toBeGreaterThan(30_000)
  expect(bytes).toBeLessThan(60_000)
  const print = page.getByRole('button', { name: 'Print this article' })
  await expect(print).toBeDisabled()
  await page.evaluate(() => Object.assign(globalThis, { print: () => (document.title = 'Printed') }))
  const box = await print.boundingBox()
  // The press that loads the scripts has its effect.
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await expect(page).toHaveTitle('Printed')
  await expect(print).toBeEnabled()
  expect(await preloads.count()).toBeGreaterThan(before)
  await reader.close()
})
