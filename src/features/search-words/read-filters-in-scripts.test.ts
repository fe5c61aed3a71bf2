import { expect, test } from 'vitest'
import { readFilters } from './read-filters.ts'

test.each([
  ['इंटर्नशिप', '', { jobType: 'internship' }],
  ['ইন্টার্নশিপ', '', { jobType: 'internship' }],
  ['இன்டர்ன்ஷிப்', '', { jobType: 'internship' }],
  ['ఇంటర్న్‌షిప్ హైదరాబాద్', 'హైదరాబాద్', { jobType: 'internship' }],
  ['फ्रेशर अकाउंटेंट', 'अकाउंटेंट', { demographic: 'fresher' }],
  ['ফ্রেশার', '', { demographic: 'fresher' }],
  ['ಫ್ರೆಶರ್', '', { demographic: 'fresher' }],
  ['वर्क फ्रॉम होम', '', { location: 'Remote' }],
  ['വർക്ക് ഫ്രം ഹോം', '', { location: 'Remote' }],
  ['ड्राइवर 15000 महीना', 'ड्राइवर', { salaryMin: 180_000 }],
  ['ड्राइवर २५००० रुपये महीना', 'ड्राइवर', { salaryMin: 300_000 }],
  ['২৫০০০ টাকা বেতন', '', { salaryMin: 300_000 }],
  ['10 हजार', '', { salaryMin: 120_000 }],
  ['5 लाख सालाना', '', { salaryMin: 500_000 }],
  ['జీతం 20000', '', { salaryMin: 240_000 }],
])('%s searches for "%s" with filters', (typed, q, filters) => {
  expect(readFilters(typed, () => false)).toEqual({ q, filters })
})
