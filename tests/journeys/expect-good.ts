import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expect } from './fixtures.ts'

/** The screen is as wide as its window, and has no barriers. With SHOTS its picture is written there. */
export async function expectGood(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}-${page.viewportSize()?.width}.png`, fullPage: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0)
  expect(await barriersOn(page), name).toEqual([])
}
