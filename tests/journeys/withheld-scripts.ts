/** Pages of a slow network, on which only the first script has arrived. */
import { expect, type Page } from '@playwright/test'

/** Withholds all scripts except the first. Returns the function that releases them. */
export async function withholdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!entry-early)[^/]*\.js/, async (route) => {
    await promise
    await route.continue().catch(() => {}) // the page may be another one by now
  })
  return resolve
}

export const openWithFirstScript = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' })
  await untilFirstScript(page)
}

/** The first script is a module, so importing it again waits until it has run. */
export async function untilFirstScript(page: Page): Promise<void> {
  await expect(page.locator('#nonce')).toBeAttached()
  await page.evaluate(async () => {
    await import(document.querySelector<HTMLScriptElement>('script[src*="entry-early"]')?.src ?? '')
  })
}
