import { expect, test } from 'vitest'
import { latinDigits, readWholeNumber } from './numbers.ts'

test.each([
  ['०१२३४५६७८९', 'Devanagari'],
  ['০১২৩৪৫৬৭৮৯', 'Bengali'],
  ['੦੧੨੩੪੫੬੭੮੯', 'Gurmukhi'],
  ['૦૧૨૩૪૫૬૭૮૯', 'Gujarati'],
  ['୦୧୨୩୪୫୬୭୮୯', 'Odia'],
  ['௦௧௨௩௪௫௬௭௮௯', 'Tamil'],
  ['౦౧౨౩౪౫౬౭౮౯', 'Telugu'],
  ['೦೧೨೩೪೫೬೭೮೯', 'Kannada'],
  ['൦൧൨൩൪൫൬൭൮൯', 'Malayalam'],
  ['٠١٢٣٤٥٦٧٨٩', 'Arabic'],
  ['۰۱۲۳۴۵۶۷۸۹', 'Urdu'],
  ['᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙', 'Ol Chiki'],
  ['꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹', 'Meetei Mayek'],
  ['０１２３４５６７８９', 'full-width'],
  ['𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡', 'mathematical'],
])('%s (%s) are read as digits', (digits) => {
  expect(latinDigits(`+${digits} a`)).toBe('+0123456789 a')
})

test.each(['', '+91 98450 12345', 'मई', '½ Ⅳ ௰ ²'])('%j has no digit of another script', (text) => {
  expect(latinDigits(text)).toBe(text)
})

test.each([
  ['8,00,000', 800_000],
  ['₹ ८ ०० ०००', 800_000],
  ['', null],
  ['8 lakh', Number.NaN],
  ['-1', Number.NaN],
  ['1.5', Number.NaN],
  ['9'.repeat(16), Number.NaN],
])('%j rupees are %j', (typed, rupees) => {
  expect(readWholeNumber(typed)).toBe(rupees)
})
