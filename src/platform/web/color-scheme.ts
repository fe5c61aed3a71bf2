export const colorSchemes = ['system', 'light', 'dark'] as const
/** `system`: no choice of the reader's own. */
export type ColorScheme = (typeof colorSchemes)[number]

const name = 'color-scheme'
const keptSeconds = 365 * 24 * 60 * 60
/** The page's background, for the bars of the browser around it: `--color-paper` in theme.css. */
const paper = { light: '#fbfaf7', dark: '#14161d' }

/** Read by the server too, so that the first paint has the colours already. */
export function colorSchemeIn(cookies: string | null): ColorScheme {
  const [, chosen] = /(?:^|;\s*)color-scheme=(light|dark)(?=;|$)/.exec(cookies ?? '') ?? []
  return colorSchemes.find((scheme) => scheme === chosen) ?? 'system'
}

/** The colour of the browser's own bars, by what the system prefers. */
export function paperFor(chosen: ColorScheme, preferred: keyof typeof paper): string {
  return paper[chosen === 'system' ? preferred : chosen]
}

export function chosenColorScheme(): ColorScheme {
  return colorSchemeIn(document.cookie)
}

/** For this browser, signed in or not. Without a choice there is no cookie, so that visitors share pages. */
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
