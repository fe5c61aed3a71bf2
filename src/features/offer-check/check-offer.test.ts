import { expect, test } from 'vitest'
import { checkOffer, type OfferFacts } from './check-offer.ts'
import { offeredPay } from './offered-pay.ts'
import { signTexts, verdictTexts, whatToDo } from './texts.ts'

const facts: OfferFacts = {
  companies: [
    { name: 'Lotus Care Hospital', domain: 'lotuscare.in' },
    { name: 'Sunrise Logistics', domain: null },
  ],
  usualPay: null,
}
const signsIn = (text: string, over: Partial<OfferFacts> = {}) =>
  checkOffer(text, { ...facts, ...over }).signs.map(({ sign }) => sign)

test.each([
  ['Pay Rs 1500 registration fee to confirm', 'fee'],
  ['You have to deposit ₹3,000 for the laptop', 'fee'],
  ['they are asking 2500 rupees before joining', 'fee'],
  ['naukri ke liye paise maang rahe hain', 'fee'],
  ['5000 रुपये जमा करने को बोल रहे हैं', 'fee'],
  ['Reply within 2 hours', 'urgency'],
  ['आज ही जवाब दें', 'urgency'],
  ['share the OTP you received', 'secrets'],
  ['send aadhaar and bank details', 'secrets'],
  ['earn by liking YouTube videos', 'tasks'],
  ['Earn 5000 daily from home', 'tasks'],
  ['direct joining without interview', 'no-interview'],
  ['Write to hr.infosys@gmail.com', 'free-mail'],
  ['Apply at https://lotuscare-jobs.com', 'lookalike'],
  ['mail careers@infosys-hr.co.in', 'lookalike'],
  ['hr@infosyss.com', 'lookalike'],
  ['Contact us on WhatsApp 9000000000', 'messenger'],
])('%s: %s', (text, sign) => {
  expect(signsIn(text)).toContain(sign)
})

test.each([
  'We will pay you Rs 45,000 a month. Please bring your CV to the interview at our office.',
  'Your interview with Lotus Care Hospital is on Monday. hr@lotuscare.in',
  'Write to careers@infosys.com or see https://www.infosys.com/careers',
  'Please register on the portal. The salary is 3 to 4 LPA.',
  'mail hr@sunriselogistics.in, Sunrise Logistics',
  'How much does a driver earn?',
])('%s: no sign', (text) => {
  expect(signsIn(text)).toEqual([])
  expect(checkOffer(text, facts).verdict).toBe('none')
})

test('money, tasks and a lookalike are decisive; else three signs are', () => {
  expect(checkOffer('Pay Rs 500 registration fee', facts).verdict).toBe('strong')
  expect(checkOffer('Write to hr@gmail.com', facts).verdict).toBe('some')
  expect(checkOffer('Write to hr@gmail.com within 2 hours, no interview', facts).verdict).toBe('strong')
})

test('pay counts against what open jobs offer, and a fee is no pay', () => {
  const usualPay = { upperQuarter: 300_000, jobs: 40 }
  expect(signsIn('Data entry from home, salary Rs 60,000 per month', { usualPay })).toContain('pay')
  expect(signsIn('Salary Rs 22,000 per month', { usualPay })).toEqual([])
  expect(offeredPay('Salary: 4.5 LPA')?.yearly).toBe(450_000)
  expect(offeredPay('Deposit Rs 90,000')).toBeNull()
  expect(offeredPay('Call 9876543210')).toBeNull()
})

test('the company that is named is found, as a whole name', () => {
  expect(checkOffer('Offer from LOTUS Care Hospital, Pune', facts).company).toBe('Lotus Care Hospital')
  expect(checkOffer('Offer from Lotus Care Hospitality', facts).company).toBeNull()
  expect(signsIn('An offer for you. '.repeat(20))).toContain('unknown-company')
})

test('each sign quotes what shows it, shortened', () => {
  const [sign] = checkOffer(`pay ${'x'.repeat(20)} rs`, facts).signs
  expect(sign).toMatchObject({ sign: 'fee', quote: `pay ${'x'.repeat(20)} rs` })
})

test('every text is there in every language, and says where to report', () => {
  for (const texts of [...Object.values(signTexts), ...Object.values(verdictTexts)])
    expect(Object.values(texts).every((text) => text.length > 10)).toBe(true)
  for (const lines of Object.values(whatToDo)) expect(lines.join(' ')).toMatch(/1930.*cybercrime\.gov\.in/)
})

test('4,000 hostile characters cost no more than their length', () => {
  for (const part of [
    'pay ',
    'fee',
    'a.',
    'a@a.',
    '1,',
    '₹1',
    'registration ',
    'within 9 ',
    'like ',
    '\n',
    'पैसे ',
    'earn 1',
    'a-',
  ]) {
    const [half, whole] = [part.repeat(2_000).slice(0, 2_000), part.repeat(4_000).slice(0, 4_000)].map(time)
    expect((whole ?? 0) / Math.max(half ?? 0, 0.05)).toBeLessThan(8)
  }
})

/** The shortest of five runs. */
function time(text: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now()
    checkOffer(text, facts)
    return performance.now() - start
  })
  return Math.min(...runs)
}
