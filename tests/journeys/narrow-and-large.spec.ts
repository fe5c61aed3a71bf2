/** WCAG 1.4.4 and 1.4.10: nothing is lost in a window of 320 px, nor with letters of twice the size. */
/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has nothing outside itself */
import type { Page } from '@playwright/test'
import { hiringScreens } from './employer-screen-texts.ts'
import { signInAs } from './employers.ts'
import { expect, test } from './fixtures.ts'
import { addressOf, samplesFor } from './samples.ts'
import { candidateScreens, sisterScreens, visitorScreens } from './screen-texts.ts'
import type { ScreenText } from './shared-texts.ts'
import { onSister } from './sister.ts'

const softly = expect.configure({ soft: true })

/** Returns parts outside of the window and text that its box cuts off. Parts that scroll, or end in an ellipsis, show that there is more. */
function lostParts(): string[] {
  const name = (part: Element): string => part.outerHTML.slice(0, 140)
  const styleOf = (part: Element): CSSStyleDeclaration => getComputedStyle(part)
  const endsInEllipsis = (part: Element): boolean => {
    const { overflowX, textOverflow, webkitLineClamp } = styleOf(part)
    return overflowX !== 'visible' && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
  }
  const saysMore = (part: Element | null): boolean =>
    part !== null &&
    part.tagName !== 'MAIN' &&
    (/auto|scroll/.test(styleOf(part).overflowX) || endsInEllipsis(part) || saysMore(part.parentElement))
  const isShown = (part: Element): boolean => {
    const { width, height } = part.getBoundingClientRect()
    return (
      width > 1 &&
      height > 1 &&
      part.checkVisibility({ visibilityProperty: true }) &&
      styleOf(part).color !== 'rgba(0, 0, 0, 0)' &&
      !part.closest('.sr-only, svg')
    )
  }
  const hasText = (part: Element): boolean =>
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  const isCut = (part: Element): boolean => {
    const { overflowX, overflowY } = styleOf(part)
    if (endsInEllipsis(part)) return false
    const isWide = /hidden|clip/.test(overflowX) && part.scrollWidth > part.clientWidth + 1
    return isWide || (/hidden|clip/.test(overflowY) && part.scrollHeight > part.clientHeight + 2)
  }
  const parts = [...document.querySelectorAll('body *')].filter(isShown)
  const beyond = parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1 && !saysMore(part))
  const cut = parts.filter((part) => hasText(part) && isCut(part))
  const page =
    document.documentElement.scrollWidth > innerWidth ? [`the page is ${document.documentElement.scrollWidth} px wide`] : []
  return [
    ...page,
    ...beyond.slice(0, 3).map((part) => `beyond: ${name(part)}`),
    ...cut.slice(0, 3).map((part) => `cut: ${name(part)}`),
  ]
}

/** Returns headings that end in an ellipsis, and fixed bars that cover the content. */
function shortened(): string[] {
  const isOver = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth + 1
  const isShortened = (part: Element): boolean => getComputedStyle(part).textOverflow === 'ellipsis' && isOver(part)
  const headings = [...document.querySelectorAll(':is(h1, h2, h3), :is(h1, h2, h3) *')].filter(isShortened)
  const isInTheWay = (part: Element): boolean =>
    /fixed|sticky/.test(getComputedStyle(part).position) && part.getBoundingClientRect().height > innerHeight / 5
  const bars = [...document.querySelectorAll('.foot-bar, .apply-bar, .tab-bar, body header')].filter(isInTheWay)
  return [...headings.map(({ textContent }) => `shortened: ${textContent}`), ...bars.map((bar) => `bar: ${bar.className}`)]
}

/** Sets the font size as in the settings of the browser, which the widths of the layout follow. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await session.detach()
}

async function look(page: Page, screens: readonly ScreenText[], host = ''): Promise<void> {
  const samples = await samplesFor(page)
  for (const screen of screens) {
    const at = screen.path
    await setLetters(page, 16)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(host + addressOf(screen, samples).address)
    softly(await page.evaluate(lostParts), `${at} at 320 px`).toEqual([])
    await setLetters(page, 32)
    // The narrower widths are those of phones whose scroll bar takes room.
    for (const width of [390, 375, 352]) {
      await page.setViewportSize({ width, height: 844 })
      softly(await page.evaluate(lostParts), `${at} with letters of twice the size at ${width} px`).toEqual([])
    }
    softly(await page.evaluate(shortened), `${at} with letters of twice the size`).toEqual([])
  }
}

test('visitors lose nothing', async ({ page, baseURL }) => {
  test.setTimeout(240_000)
  await look(page, [...visitorScreens, ...hiringScreens])
  await look(page, sisterScreens, onSister(baseURL, '/').slice(0, -1))
})

test('candidates lose nothing', async ({ page }) => {
  test.setTimeout(240_000)
  await signInAs(page, 'candidate')
  await look(page, candidateScreens)
})
