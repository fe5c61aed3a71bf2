import { expect, test } from './fixtures.ts'

for (const path of ['/auth', '/contact-us', '/salary-calculator']) {
  test(`${path} does not violate its own content security policy`, async ({ page }) => {
    await page.addInitScript(() => {
      const broken: string[] = []
      Object.assign(globalThis, { broken })
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        broken.push(`${violatedDirective} ${sourceFile}`),
      )
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken)).toEqual([]) // set above
  })
}

for (const path of ['/auth', '/employer/login']) {
  test(`${path}, which the sitemap lists, has a description of one sentence`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^(Sign in|Create) .{30,120}$/)
  })
}
