/**
 * Routes that stay until the page closes, in contrast to `unroute` and `times: 1`: when the browser stops to intercept, requests that it is just
 * sending can hang.
 */
import type { Page, Route } from '@playwright/test'

type Url = Parameters<Page['route']>[0]

/** Aborts the requests until the returned function is called. */
export async function cutOff(page: Page, url: Url): Promise<() => void> {
  let isAway = true
  await page.route(url, (route) => (isAway ? route.abort() : route.fallback()))
  return () => {
    isAway = false
  }
}

/** Handles the next request only. */
export async function routeOnce(page: Page, url: Url, handle: (route: Route) => Promise<void>): Promise<void> {
  let isHandled = false
  await page.route(url, (route) => {
    if (isHandled) return route.fallback()
    isHandled = true
    return handle(route)
  })
}
