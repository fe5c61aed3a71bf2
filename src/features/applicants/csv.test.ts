import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test.each(['=1+1', '+91 98450 12345', '-2', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  const [, [cell] = []] = parse(csvOf(['Name'], [[text]]), { bom: true })
  expect(cell).toBe(`'${text}`)
})

test('commas, quotes, line breaks and Hindi can be read back unchanged', () => {
  const row = ['a "b", c', 'two\nlines', 'आशा', 7, null]
  expect(parse(csvOf(['1', '2', '3', '4', '5'], [row]), { bom: true })[1]).toEqual(['a "b", c', 'two\nlines', 'आशा', '7', ''])
})
