import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expect } from './fixtures.ts'

const softly = expect.configure({ soft: true })

export const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(20, 22, 29)' }

export const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** Forces the layout of all parts. Parts with `content-visibility: auto` would keep their previous colours until they are scrolled into view. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.lay-out-later')) part.style.contentVisibility = 'visible'
  })
}

/** Checks the contrasts of the open page in dark mode. Everything except colours is the same as in light mode. */
export async function expectDark(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await softly.poll(() => backgroundOf(page), at).toBe(paper.dark)
  await layOut(page)
  softly(await barriersOn(page, ['color-contrast', 'link-in-text-block']), `${at}: barriers in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}
