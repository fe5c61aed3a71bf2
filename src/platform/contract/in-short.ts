const longestShown = 80

/** The beginning of a pasted text, which is enough to recognise it. No letter is cut in half. */
export const inShort = (text: string): string =>
  text.length > longestShown
    ? `${text
        .slice(0, longestShown)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trimEnd()}…`
    : text
