export const colorSchemes = ['system', 'light', 'dark'] as const
/** `system`: no choice of the reader's own. */
export type ColorScheme = (typeof colorSchemes)[number]

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
