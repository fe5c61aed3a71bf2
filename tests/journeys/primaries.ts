import type { Page } from '@playwright/test'

/**
 * The primary actions of the first view: buttons and links filled with our blue that are wholly in the window, as it is before anything is scrolled.
 * The mark of the present step or switch is filled too, but is no button or link.
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
