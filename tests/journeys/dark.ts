import type { Page } from '@playwright/test'
import { barriersOn } from './axe.ts'
import { expect } from './fixtures.ts'

const softly = expect.configure({ soft: true })

export const paper = { light: 'rgb(251, 250, 247)', dark: 'rgb(20, 22, 29)' }

export const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** What is not laid out yet keeps its former colours until it is scrolled to. */
async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.lay-out-later')) part.style.contentVisibility = 'visible'
  })
}

/** The open page in the dark: axe measures every contrast. What is not a colour is the same as in the light. */
export async function expectDark(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await softly.poll(() => backgroundOf(page), at).toBe(paper.dark)
  await layOut(page)
  softly(await barriersOn(page, ['color-contrast', 'link-in-text-block']), `${at}: barriers in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
}
