import { expect, test } from 'vitest'
import { compact } from './compact-drawing.ts'

test('text that a person typed into an address stays unchanged, whatever it looks like', () => {
  const link = '<a href="https://x.example/#gABC?y=0&amp;x=12" xlink:href="https://x.example/#gABC"/>'
  expect(compact(`<g>\n  ${link}\n</g>`, 2)).toBe(`<g>${link}</g>`)
})

test('letters keep their outlines under shorter names, and lengths are rounded', () => {
  const svg = '<use xlink:href="#g0A1F" x="0" y="1.256" fill-rule="nonzero"/><symbol id="g0A1F"/><use xlink:href="#gFF"/>'
  expect(compact(svg, 2)).toBe('<use xlink:href="#g0" y="1.26"/><symbol id="g0"/><use xlink:href="#g1"/>')
  expect(compact(svg, 1)).toContain('y="1.3"')
})

test.each(['9', '>', ' ', '> ', ' id="gA', '1.'])('many times "%s" takes no long time', (text) => {
  const before = process.cpuUsage()
  compact(text.repeat(100_000), 2)
  const { user } = process.cpuUsage(before)
  expect(user / 1_000).toBeLessThan(1_000)
})
