import { expect, test } from 'vitest'
import { IndianLanguage, languageOf } from '#platform/server/pdf/language-of.ts'
import { labels } from './labels.ts'

test.each(IndianLanguage.options)(
  'every label in %s is there, once, in its script and without signs that readers lose',
  (language) => {
    const texts = Object.entries(labels[language])
    expect(texts).toHaveLength(Object.keys(labels.hi).length)
    expect(texts.filter(([, text]) => languageOf(text) !== language)).toEqual([])
    expect(texts.filter(([, text]) => text !== text.normalize('NFC').trim() || /[\p{Cf}A-Za-z/]/u.test(text))).toEqual([])
    const printedTogether = [
      'Tax Invoice',
      'Invoice number',
      'Date',
      'Seller',
      'Buyer',
      'Taxable value',
      'CGST',
      'SGST',
      'UTGST',
      'IGST',
      'Total',
    ] as const
    expect(new Set(printedTogether.map((name) => labels[language][name])).size).toBe(printedTogether.length)
  },
)
