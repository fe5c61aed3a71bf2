import { type ColorScheme, paperFor } from './color-scheme.ts'

const name = 'color-scheme'
const keptSeconds = 365 * 24 * 60 * 60

/** Stores the choice for this browser, signed in or not. Without a choice there is no cookie, so that visitors can share cached pages. */
export function chooseColorScheme(chosen: ColorScheme): void {
  const root = document.documentElement
  const isChosen = chosen !== 'system'
  const scope = `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store does not exist in every browser
  document.cookie = isChosen ? `${name}=${chosen}; max-age=${keptSeconds}; ${scope}` : `${name}=; max-age=0; ${scope}`
  if (isChosen) root.dataset['colorScheme'] = chosen
  else delete root.dataset['colorScheme']
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = paperFor(chosen, meta.media.includes('dark') ? 'dark' : 'light')
  }
}
