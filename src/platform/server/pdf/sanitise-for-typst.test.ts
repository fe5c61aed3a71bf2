import { expect, test } from 'vitest'
import { sanitiseForTypst } from './sanitise-for-typst.ts'

test.each([
  'प्रिया शर्मा, कार्त्स्न्य',
  'ক্ষ শ্রী', // conjuncts
  'ക്‍ഷ ന്‍', // joiners
  'மேலாளர் ஸ்ரீ',
  'میں نے ‏(Delhi)‏ میں کام کیا', // direction marks beside letters
  'Zoë Ångström – naïve e\u0301',
  'two\nlines',
])('%s stays as it is', (text) => {
  expect(sanitiseForTypst(text)).toBe(text)
})

test.each([
  ['soft\u00ADhyphen and zero\u200Bwidth', 'softhyphen and zerowidth'],
  ['\u3164 \u3164', ' '],
  ['a \u200F b', 'a  b'],
  ['\u200D)\u200D)', '))'],
  ['a \u0301b', 'a b'],
  ['\u200F\u0CCD', ''],
  [`क${'\u200D\u0941'.repeat(9)}`, `क${'\u200D\u0941'.repeat(4)}`],
  ['क्'.repeat(9), `${'क्'.repeat(8)}\u200Cक्`],
])('of %j remains %j', (text, rest) => {
  expect(sanitiseForTypst(text)).toBe(rest)
})
