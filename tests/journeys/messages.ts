import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { routeOnce } from './routes.ts'

/** Checks a toast with a single query, because it disappears after a moment. */
export async function expectMessage(page: Page, title: string, text = ''): Promise<void> {
  const shown = () =>
    page.locator('.toast').evaluateAll((messages) =>
      messages.map((message) => {
        const { left, right, width } = message.getBoundingClientRect()
        return { said: message.textContent, isInside: left >= 0 && right <= innerWidth && width <= 420 }
      }),
    )
  await expect.poll(shown, title).toEqual([{ said: expect.stringContaining(title + text), isInside: true }])
}

/** Refuses the next call of this kind, and no later ones. */
export async function refuse(
  page: Page,
  call: string,
  status: number,
  refusal: { message: string; code?: string },
): Promise<void> {
  const [method = '', path = ''] = call.split(' ')
  let isRefused = false
  await page.route(path, async (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback()
    isRefused = true
    await route.fulfill({ status, json: refusal })
  })
}

/** Lets the next call reach the server, but drops the connection before its answer. */
export async function loseReceipt(page: Page, path: string): Promise<void> {
  await routeOnce(page, path, async (route) => {
    await route.fetch()
    await route.abort()
  })
}
