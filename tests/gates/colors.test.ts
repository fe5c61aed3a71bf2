/** The contrast of the colour tokens, in light and in dark, for every pair in which screens use them. Axe sees only what a journey opens. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/app/web/theme.css', 'utf8')

type Colors = Readonly<Record<string, string>>

function tokensIn(text: string): Colors {
  return Object.fromEntries(
    [...text.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  )
}
const between = (from: string, to: string): string => css.slice(css.indexOf(from), css.indexOf(to, css.indexOf(from)))
const light = tokensIn(between('@theme {', '\n}'))
const dark = { ...light, ...tokensIn(between('@variant dark {', '}')) }
const sheet = tokensIn(between('.sheet {', '}'))

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const surfaces = ['paper', 'card']
/** Letters on what they are written on: at least 4.5. */
const texts: readonly (readonly [text: string, on: readonly string[]])[] = [
  ['ink', [...surfaces, 'line', 'blue-wash', 'marigold-wash', 'leaf-wash', 'brick-wash']],
  ['soft', [...surfaces, 'blue-wash', 'marigold-wash']],
  ['blue-dark', [...surfaces, 'blue-wash']],
  ['deep-ink', [...surfaces, 'blue-wash']],
  ['marigold-ink', [...surfaces, 'marigold-wash']],
  ['leaf', [...surfaces, 'leaf-wash']],
  ['brick', [...surfaces, 'brick-wash']],
  ['white', ['blue', 'blue-pressed', 'deep']],
  ['marigold', ['deep']],
  ['card', ['ink', 'leaf', 'brick']],
]
/** Borders of controls, and what has a meaning by its form: at least 3. */
const shapes: readonly (readonly [shape: string, on: readonly string[]])[] = [
  ['line-strong', surfaces],
  ['blue', surfaces],
  ['blue-dark', surfaces],
  ['brick', surfaces],
]

function tooFaint(colors: Colors, pairs: typeof texts, least: number): string[] {
  return pairs.flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const found = contrast(colors[front] ?? '', colors[back] ?? '')
      return found >= least ? [] : [`${front} on ${back}: ${found.toFixed(2)}`]
    }),
  )
}

test.each([
  ['light', light],
  ['dark', dark],
] as const)('every text and every border can be read in %s', (_name, colors) => {
  expect(Object.keys(colors).length).toBeGreaterThan(18)
  expect(tooFaint(colors, texts, 4.5)).toEqual([])
  expect(tooFaint(colors, shapes, 3)).toEqual([])
})

test('a CV is the same white sheet in both', () => {
  const changed = Object.keys(dark).filter((name) => dark[name] !== light[name])
  expect(Object.keys(sheet)).toEqual(expect.arrayContaining(['ink', 'soft', 'line', 'line-strong', 'blue-dark', 'deep-ink']))
  expect(Object.entries(sheet).filter(([name, hex]) => hex !== light[name] || !changed.includes(name))).toEqual([])
})

test('the bars of the browser have the colour of the page', () => {
  const source = readFileSync('src/platform/web/color-scheme.ts', 'utf8')
  expect(source).toContain(`{ light: '${light['paper']}', dark: '${dark['paper']}' }`)
})

test('white letters can be read on every company tile, also where the glyph is behind them', () => {
  const fills = [...readFileSync('src/platform/web/ui/monogram.tsx', 'utf8').matchAll(/'bg-\[(#[\da-f]{6})\]'/g)].map(
    ([, hex = '']) => hex,
  )
  expect(new Set(fills).size).toBe(12)
  const drawn = fills.map((fill) => hexOf(channels(fill).map((part) => part * 0.8 + 255 * 0.2)))
  expect([...fills, ...drawn].filter((fill) => contrast('#ffffff', fill) < 4.5)).toEqual([])
})

/** Colours that do not change with the scheme, in a place where they must. */
const unreadable: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\btext-deep(?![\w-])/, 'text-deep-ink'],
  [/\b(bg-leaf|bg-brick|bg-ink|bg-marigold)(?![\w-])[^'"`]*\btext-white\b/, 'text-card'],
  [/\bbg-ink\/\d+/, 'bg-scrim'],
  [/\bhover:bg-blue-dark\b/, 'hover:bg-blue-pressed'],
  [/\btext-blue(?![\w-])/, 'text-blue-dark'],
]

test('no class has a colour that only light can have', () => {
  const found = globSync('src/**/web/**/*.{ts,tsx,css}').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return unreadable.filter(([pattern]) => pattern.test(text)).map(([, instead]) => `${file}: use ${instead}`)
  })
  expect(found).toEqual([])
  expect(unreadable.filter(([pattern]) => pattern.test('bg-leaf text-white'))).toHaveLength(1)
})
