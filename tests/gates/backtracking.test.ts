import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtPatterns, hangsOn, literalPatterns } from './backtracking.ts'

test.each([/^(?:jobs?|s|\s)+$/, /^(?:course|s\s?|\s)+$/, /(?:,\s*|\s)+z/, /i(?:\s+(?:really|[a-z]+ly))* went/])(
  'the gate stops %s',
  (pattern) => {
    // It would take minutes, so there is no need to wait as long as for an unknown one.
    expect(hangsOn(pattern, 200)).toEqual(expect.any(String))
  },
)

test.each([/^(?:job|opening|\s)+$/, /^\w+\s*$/, /(?:a|b|ab)x/])('the gate passes %s', (pattern) => {
  expect(hangsOn(pattern)).toBeUndefined()
})

test('no regular expression of the product can be kept busy for ever', { timeout: 300_000 }, async () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const patterns = new Map<string, { readonly file: string; readonly pattern: RegExp }>()
  for (const file of files)
    for (const pattern of [...literalPatterns(file, readFileSync(file, 'utf8')), ...(await builtPatterns(file))])
      patterns.set(String(pattern), { file, pattern })
  expect(patterns.size).toBeGreaterThan(1_000)
  const endless = [...patterns.values()].flatMap(({ file, pattern }) => {
    const text = hangsOn(pattern)
    return text === undefined ? [] : [`${file}: ${pattern} on ${JSON.stringify(text)}`]
  })
  expect(endless).toEqual([])
})
