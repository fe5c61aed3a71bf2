import { array, assert, boolean, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { financialYearOf, numberOf } from './numbering.ts'
import { stateNames, stateOfGstin, stateTaxName } from './states.ts'
import { nextParts, rateText, restOf, type TaxParts, taxParts } from './tax.ts'

test.each([
  [118_00, 1800, true, { taxablePaise: 100_00, cgstPaise: 9_00, sgstPaise: 9_00, igstPaise: 0 }],
  [118_00, 1800, false, { taxablePaise: 100_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 18_00 }],
  [499_99, 1800, true, { taxablePaise: 423_73, cgstPaise: 38_13, sgstPaise: 38_13, igstPaise: 0 }],
  [499_99, 1800, false, { taxablePaise: 423_72, cgstPaise: 0, sgstPaise: 0, igstPaise: 76_27 }],
  [1, 1800, true, { taxablePaise: 1, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
  [100_00, 25, false, { taxablePaise: 99_75, cgstPaise: 0, sgstPaise: 0, igstPaise: 25 }],
  [100_00, 0, true, { taxablePaise: 100_00, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }],
])('%d paise at %d within the state %s', (amountPaise, rate, isWithinState, parts) => {
  expect(taxParts(amountPaise, { rate, isWithinState })).toEqual({ amountPaise, ...parts })
})

test('the parts are whole paise, add up, and are within one paisa of the exact tax', () => {
  const rates = constantFrom(0, 25, 500, 1200, 1800, 2800)
  assert(
    property(integer({ min: 1, max: 5_00_00_000 }), rates, integer({ min: 0, max: 1 }), (amountPaise, rate, within) => {
      const parts = taxParts(amountPaise, { rate, isWithinState: within === 1 })
      const tax = parts.cgstPaise + parts.sgstPaise + parts.igstPaise
      expect(Object.values(parts).every(Number.isSafeInteger)).toBe(true)
      expect(parts.taxablePaise + tax).toBe(amountPaise)
      expect(parts.cgstPaise).toBe(parts.sgstPaise)
      expect(Math.abs(tax - (amountPaise * rate) / (10_000 + rate))).toBeLessThanOrEqual(1)
    }),
  )
})

test('the rest after credit notes is the invoice minus all of them', () => {
  const whole = taxParts(499_99, { rate: 1800, isWithinState: true })
  const first = taxParts(100_01, { rate: 1800, isWithinState: true })
  expect(restOf(whole, [first])).toEqual({
    amountPaise: 399_98,
    taxablePaise: whole.taxablePaise - first.taxablePaise,
    cgstPaise: whole.cgstPaise - first.cgstPaise,
    sgstPaise: whole.sgstPaise - first.sgstPaise,
    igstPaise: 0,
  })
  expect(restOf(whole, [whole])).toMatchObject({ amountPaise: 0, taxablePaise: 0 })
})

test('for any refunds of an invoice no part is negative, and all together are the invoice', () => {
  const parts = array(integer({ min: 1_00, max: 3_00 }), { minLength: 1, maxLength: 60 })
  assert(
    property(parts, constantFrom(0, 25, 500, 1200, 1800, 2800), boolean(), (refunds, rate, isWithinState) => {
      const whole = taxParts(
        refunds.reduce((sum, paise) => sum + paise, 0),
        { rate, isWithinState },
      )
      const notes: TaxParts[] = []
      for (const paise of refunds) notes.push(nextParts(notes, paise, { rate, isWithinState }))
      expect(notes.flatMap((note) => Object.values(note)).filter((paise) => paise < 0)).toEqual([])
      expect(restOf(whole, notes)).toEqual({ amountPaise: 0, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 })
    }),
  )
})

test.each([
  [1_00, 'Rupees One Only'],
  [50, 'Fifty Paise Only'],
  [0, 'Rupees Zero Only'],
  [21_05, 'Rupees Twenty-One and Five Paise Only'],
  [499_99, 'Rupees Four Hundred Ninety-Nine and Ninety-Nine Paise Only'],
  [1_000_00, 'Rupees One Thousand Only'],
  [1_00_000_00, 'Rupees One Lakh Only'],
  [1_23_456_78, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only'],
  [2_00_00_019_00, 'Rupees Two Crore Nineteen Only'],
])('%d paise in words: %s', (paise, words) => {
  expect(amountInWords(paise)).toBe(words)
})

test.each([
  ['2026-03-31T18:29:59Z', '2526'],
  ['2026-03-31T18:30:00Z', '2627'],
  ['2026-11-22T06:00:00Z', '2627'],
  ['2027-01-01T00:00:00Z', '2627'],
  ['2099-05-01T00:00:00Z', '9900'],
])('%s is in the financial year %s', (at, year) => {
  expect(financialYearOf(new Date(at))).toBe(year)
})

test('a number has at most sixteen characters, and a full series is an error instead of a longer number', () => {
  expect(numberOf('INV', '2627', 1)).toBe('INV/2627/000001')
  expect(numberOf('INV', '2627', 9_999_999)).toHaveLength(16)
  expect(() => numberOf('INV', '2627', 10_000_000)).toThrow('full')
})

test('a rate is printed as in laws, and the state decides about the tax', () => {
  expect([rateText(1800), rateText(900), rateText(25)]).toEqual(['18%', '9%', '0.25%'])
  expect([stateTaxName('29'), stateTaxName('04'), stateTaxName('07')]).toEqual(['SGST', 'UTGST', 'SGST'])
  expect(stateNames[stateOfGstin('28AAPFU0939F1ZV')]).toBe('Andhra Pradesh')
})
