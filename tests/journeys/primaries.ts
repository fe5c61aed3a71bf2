import type { Page } from '@playwright/test'

/**
 * Returns the primary actions of the first view: buttons and links filled with the brand's blue that are completely visible before scrolling. Markers
 * of the current step or switch are filled too, but are neither buttons nor links.
 */
export function primariesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blue = getComputedStyle(document.documentElement).getPropertyValue('--color-blue').trim()
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.setProperty('background-color', blue)
    const filled = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...document.querySelectorAll<HTMLElement>('a, button')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === filled)
      .filter((one) => {
        const { top, bottom, left, right, height } = one.getBoundingClientRect()
        return height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
      })
      .map((one) => one.textContent.trim())
  })
}
