/** Tests filters for pay, remote work and no experience, as people phrase them. */
import { expect, test } from 'vitest'
import type { WordFilters } from './filter-readers.ts'
import { readFilters } from './read-filters.ts'

const cases: readonly (readonly [typed: string, q: string, filters: WordFilters])[] = [
  ['driver paying above 18000', 'driver', { salaryMin: 216_000 }],
  ['₹25,000+ salary', '', { salaryMin: 300_000 }],
  ['driver rs 20000+', 'driver', { salaryMin: 240_000 }],
  ['jobs above 25 thousand', 'jobs', { salaryMin: 300_000 }],
  ['cook minimum 15000', 'cook', { salaryMin: 180_000 }],
  ['sales paying 30k-50k', 'sales', { salaryMin: 360_000 }],
  ['driver 25 hazaar se upar', 'driver', { salaryMin: 300_000 }],
  ['28 हजार से ऊपर फिटर', 'फिटर', { salaryMin: 336_000 }],
  ['25 వేలకు పైగా ఎలక్ట్రీషియన్', 'ఎలక్ట్రీషియన్', { salaryMin: 300_000 }],
  ['1 lakh per month', '', { salaryMin: 1_200_000 }],
  ['sales manager 1.5 lakhs monthly salary', 'sales manager', { salaryMin: 1_800_000 }],
  ['2 lac pm', '', { salaryMin: 2_400_000 }],
  ['1 lakh salary', '', { salaryMin: 1_200_000 }],
  ['1 lpa', '', { salaryMin: 100_000 }],
  ['2 lakh per annum', '', { salaryMin: 200_000 }],
  ['driver up to 15000', 'driver', {}],
  ['cook upto 20k per month', 'cook', {}],
  ['sales maximum 5 lpa', 'sales', {}],
  ['delivery 18000 tak', 'delivery', {}],
  ['गार्ड 15000 रुपये तक', 'गार्ड', {}],
  ['டிரைவர் 15000 வரை', 'டிரைவர்', {}],
  ['driver salary upto 20000 part time', 'driver', { jobType: 'part-time' }],
  ['teacher up to 12th', 'teacher up to 12th', {}],
  ['nurse within 5 km', 'nurse within 5 km', {}],
  ['driver night shift vendam', 'driver', {}],
  ['driver no night shift', 'driver', {}],
  ['cook without night duty', 'cook', {}],
  ['nurse raat ki duty nahi', 'nurse', {}],
  ['नाइट शिफ्ट नहीं गार्ड', 'गार्ड', {}],
  ['guard नाइट शिफ्ट नको', 'guard', {}],
  ['டிரைவர் நைட் ஷிப்ட் வேண்டாம்', 'டிரைவர்', {}],
  ['telecaller rotational shift nahi part time', 'telecaller', { jobType: 'part-time' }],
  ['telecaller night shift', 'telecaller', { shift: 'night' }],
  ['non voice night shift', 'non voice', { shift: 'night' }],
  ['above 18 guard', 'above 18 guard', {}],
  ['minimum 12 pass', 'minimum 12 pass', {}],
  ['Customer Support (Remote)', 'Customer Support', { location: 'Remote' }],
  ['Data Analyst ( Fully remote )', 'Data Analyst', { location: 'Remote' }],
  ['remote frontend developer', 'frontend developer', { location: 'Remote' }],
  ['remote sensing analyst', 'remote sensing analyst', {}],
  ['doctor remote area', 'doctor remote area', {}],
  ['ఇంటి నుంచి పని', 'పని', { location: 'Remote' }],
  ['intlo nunchi telecaller', 'telecaller', { location: 'Remote' }],
  ["driver don't have experience", 'driver', { demographic: 'fresher' }],
  ['welder experience illa', 'welder', { demographic: 'fresher' }],
  ['बिना अनुभव ड्राइवर', 'ड्राइवर', { demographic: 'fresher' }],
]

test.each(cases)('%s', (typed, q, filters) => {
  expect(readFilters(typed, () => false)).toEqual({ q, filters })
})

test.each([
  'no night and ',
  'night shift ',
  'no ',
  'up to 5 ',
  '15000 tak ',
  '1,00',
  '1,000 ',
  '₹',
  '20000 ',
  'above 1 ',
  'हजार ',
])('thousands of "%s" are read in no time', (unit) => {
  const started = performance.now()
  readFilters(unit.repeat(2_000), () => false)
  expect(performance.now() - started).toBeLessThan(1_000)
})
