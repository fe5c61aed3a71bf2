import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkOffer } from '#features/offer-check/check-offer.ts'

const Offers = z.object({ honest: z.array(z.string()), fraudulent: z.array(z.string()) })
const offers = Offers.parse(JSON.parse(readFileSync(new URL('offers.json', import.meta.url), 'utf8')))
const facts = {
  companies: [
    { name: 'Lotus Care Hospital', domain: 'lotuscare.in' },
    { name: 'Sunrise Logistics', domain: null },
    { name: 'Career', domain: 'career.in' },
  ],
  usualPay: null,
}
const isFraud = (text: string) => checkOffer(text, facts).verdict === 'strong'

test('none of fifty honest offers is called a fraud', () => {
  expect(new Set(offers.honest).size).toBe(50)
  expect(offers.honest.filter(isFraud)).toEqual([])
})

test('of fifty fraudulent ones, at least 47 are', () => {
  expect(new Set(offers.fraudulent).size).toBe(50)
  expect(offers.fraudulent.filter((text) => !isFraud(text)).length).toBeLessThanOrEqual(3)
})
