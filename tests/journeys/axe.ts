import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** WCAG 2.2 A and AA, as far as it can be tested automatically. Returns which elements break which rule. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([])
}

export async function barriersOn(page: Page): Promise<object[]> {
  // A control that is half behind the sticky header is not too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  const { violations } = await new AxeBuilder({ page })
    // No page here has frames, so no second page is needed to combine their results.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }))
}
