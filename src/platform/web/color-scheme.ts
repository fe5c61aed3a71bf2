export const colorSchemes = ['system', 'light', 'dark'] as const
/** `system` means that the reader has not chosen. */
export type ColorScheme = (typeof colorSchemes)[number]

/** The colour of the browser's own bars around the page. Equals `--color-paper` in theme.css. */
const paper = { light: '#fbfaf7', dark: '#14161d' }

/** The chosen scheme in a cookie header. The server reads it too, so that the first paint already has the right colours. */
export function colorSchemeIn(cookies: string | null): ColorScheme {
  const [, chosen] = /(?:^|;\s*)color-scheme=(light|dark)(?=;|$)/.exec(cookies ?? '') ?? []
  return colorSchemes.find((scheme) => scheme === chosen) ?? 'system'
}

/** The colour of the browser's own bars for the chosen scheme; `preferred` is the setting of the system. */
export function paperFor(chosen: ColorScheme, preferred: keyof typeof paper): string {
  return paper[chosen === 'system' ? preferred : chosen]
}

export function chosenColorScheme(): ColorScheme {
  return colorSchemeIn(document.cookie)
}
