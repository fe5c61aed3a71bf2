/** Features stay small enough to be known whole, and files long enough to be worth opening. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const mostLines = 4000
const shortFile = 15
const shortShare = 0.08

type SourceFile = { readonly path: string; readonly lines: number }

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').length - 1
const sources: readonly SourceFile[] = globSync('src/**/*.{ts,tsx,css}')
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path, lines: linesOf(path) }))

function tooLarge(files: readonly SourceFile[]): string[] {
  const sums = new Map<string, number>()
  for (const { path, lines } of files) {
    const feature = /^src\/features\/([^/]+)\//.exec(path)?.[1]
    if (feature) sums.set(feature, (sums.get(feature) ?? 0) + lines)
  }
  return [...sums].filter(([, lines]) => lines > mostLines).map(([feature, lines]) => `${feature}: ${lines} lines`)
}

const shareOfShort = (files: readonly SourceFile[]) => files.filter(({ lines }) => lines <= shortFile).length / files.length

test('no feature has more than 4,000 lines', () => {
  expect(tooLarge(sources)).toEqual([])
  const planted = { path: 'src/features/applicants/server/planted.ts', lines: mostLines }
  expect(tooLarge([...sources, planted])).toEqual([expect.stringMatching(/^applicants: \d+ lines$/)])
})

test('fewer than 8 % of the files are fragments', () => {
  const scripts = sources.filter(({ path }) => !path.endsWith('.css'))
  expect(shareOfShort(scripts)).toBeLessThan(shortShare)
  const planted = Array.from({ length: 50 }, (_, at) => ({ path: `src/planted-${at}.ts`, lines: 3 }))
  expect(shareOfShort([...scripts, ...planted])).toBeGreaterThan(shortShare)
})
