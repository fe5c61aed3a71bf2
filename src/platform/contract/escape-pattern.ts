const syntax = /[\\^$.*+?()[\]{}|/]/g

/**
 * The text as part of a regular expression that matches it literally. Only syntax characters are escaped: with the `u` flag, escaping anything else, such
 * as an apostrophe or a vowel sign of an Indian script, is an error. Browsers before 2025 have no `RegExp.escape`.
 */
export function escapePattern(text: string): string {
  return text.replaceAll(syntax, String.raw`\$&`)
}
