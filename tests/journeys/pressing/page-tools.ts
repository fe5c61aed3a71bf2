import type { BrowserContext } from '@playwright/test'
import { listing } from './in-page-listing.ts'
import { watching } from './in-page-watching.ts'

export type Link = { readonly name: string; readonly href: string; readonly isHere: boolean }
/** The point to press, and the element that covers it (empty if none). */
export type Aim = { readonly x: number; readonly y: number; readonly covered: string }
export type PageSnapshot = {
  readonly href: string
  readonly top: number
  readonly focus: Element | null
  readonly filled: string
}

type PageState = {
  elements: Element[]
  effects: string[]
  changedAt: number
  pressed: Element | null
  before: PageSnapshot | null
}

type PageTools = {
  readonly listPressables: () => string[]
  /** The kind of each listed element. */
  readonly listKinds: () => string[]
  readonly listLinks: () => Link[]
  readonly isReady: () => boolean
  readonly aimAt: (index: number) => Aim
  readonly pressOutside: () => void
  readonly startWatching: (index: number) => void
  readonly effectsSoFar: () => string[]
  readonly quiet: (forMs: number, mostMs: number) => Promise<void>
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to the browser's own
  interface Window {
    pressing: PageState
    inPage: PageTools
  }
}

/** Adds the functions to every page opened from now on, before its own scripts. */
export async function bringTools(context: BrowserContext): Promise<void> {
  const all = [...listing, ...watching]
  const names = all.map(({ name }) => name).join(', ')
  await context.addInitScript({
    content: `(() => {\n${all.map(String).join('\n')}\nwindow.inPage = { ${names} }\nwatchAlways()\n})()`,
  })
}
