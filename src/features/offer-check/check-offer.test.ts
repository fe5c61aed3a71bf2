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
  ['send aadhaar and bank details', 'papers'],
  ['OTP bhejo aur ATM PIN batao', 'secrets'],
  ['यूट्यूब वीडियो लाइक करके रोज 2000 रुपये कमाएँ', 'tasks'],
  ['Your fee of Rs 1,500 has to be paid before the interview', 'fee'],
  ['Without paying the deposit of Rs 5,000 you cannot join', 'fee'],
  ['Mail amazon.hr.jobs@gmail.com', 'lookalike'],
  ['See https://infosys.xyz', 'similar-name'],
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
  'We never ask for money. कोई रजिस्ट्रेशन फीस नहीं।',
  'Pay: ₹25,000 a month',
  'We want to pay Rs 20,000 for a good cook',
  'Your salary is Rs 15000; you will have to pay PF of Rs 1800',
  'Candidates will be asked to show the fee receipt of their college',
  'Rapido captain: earn 800 daily, app on your phone, own bike',
  'Send your CV to 9876543210',
  'Submit documents by 15 July 2026',
  'पुलिस भर्ती में 5000 रुपये महीने का भत्ता',
  'SSC: application fee ₹100',
  'I would like to work in a hotel. We would like to offer you a room.',
  'B.Com, B.Tech or M.Tech',
  'See airtel.in, swiggy.com, infosysbpm.com, flipkartcareers.com, amazon.co.uk and careers360.com',
  'Call or WhatsApp 9876543210',
  'We do not hire over Telegram',
])('%s: no sign', (text) => {
  expect(signsIn(text)).toEqual([])
  expect(checkOffer(text, facts).verdict).toBe('none')
})

test('money, tasks, secrets and a lookalike are decisive; any number of weaker signs is not', () => {
  expect(checkOffer('Pay Rs 500 registration fee', facts).verdict).toBe('strong')
  expect(checkOffer('Write to hr@gmail.com', facts).verdict).toBe('some')
  expect(checkOffer('Share the OTP', facts).verdict).toBe('strong')
  expect(checkOffer('Write to hr@gmail.com within 2 hours, no interview, with your Aadhaar', facts).verdict).toBe('some')
})

test('pay is compared with open jobs, and a fee is not pay', () => {
  const usualPay = { upperQuarter: 300_000, jobs: 40 }
  expect(signsIn('Data entry from home, salary Rs 60,000 per month', { usualPay })).toContain('pay')
  expect(signsIn('Salary Rs 22,000 per month', { usualPay })).toEqual([])
  expect(offeredPay('Salary: 4.5 LPA')?.yearly).toBe(450_000)
  expect(offeredPay('Deposit Rs 90,000')).toBeNull()
  for (const call of ['Call 9876543210', 'For your salary call 9876543210', 'Salary: ask on 98765 43210'])
    expect(offeredPay(call)).toBeNull()
  expect(offeredPay('₹700/- per day')?.yearly).toBe(210_000)
  expect(offeredPay('₹15,000 (in hand) per month')?.yearly).toBe(180_000)
})

test('a named company is found by its whole name', () => {
  expect(checkOffer('Offer from LOTUS Care Hospital, Pune', facts).company).toBe('Lotus Care Hospital')
  expect(checkOffer('Offer from Lotus Care Hospitality', facts).company).toBeNull()
  expect(checkOffer('Pay by Google Pay, see Google Maps', facts).company).toBeNull()
  expect(checkOffer('A job at Google', facts).company).toBe('Google')
  expect(signsIn('An offer for you. '.repeat(20))).toContain('unknown-company')
})

test('each sign quotes its evidence, shortened', () => {
  const [sign] = checkOffer(`Hello, please pay   ${'x'.repeat(20)} fee`, facts).signs
  expect(sign).toMatchObject({ sign: 'fee', quote: `please pay ${'x'.repeat(20)} fee` })
})

test('every text exists in every language, and says where to report', () => {
  for (const texts of [...Object.values(signTexts), ...Object.values(verdictTexts)])
    expect(Object.values(texts).every((text) => text.length > 10)).toBe(true)
  for (const lines of Object.values(whatToDo)) expect(lines.join(' ')).toMatch(/1930.*cybercrime\.gov\.in/)
})

test('4,000 hostile characters are checked in linear time', () => {
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
    'a, ',
    'fee 5, ',
  ]) {
    const [half, whole] = [part.repeat(2_000).slice(0, 2_000), part.repeat(4_000).slice(0, 4_000)].map((text) => time(text))
    expect((whole ?? 0) / Math.max(half ?? 0, 0.05)).toBeLessThan(8)
  }
})

test('with 5,000 companies, 4,000 hostile characters take little longer than with two', () => {
  const companies = Array.from({ length: 5_000 }, (_, n) => ({ name: `Firm${n} Lotus Care`, domain: `lotus${n}care.in` }))
  const hosts = Array.from({ length: 400 }, (_, n) => `lotus${n}cares.in`)
  for (const text of [hosts.join(' '), 'firm1 lotus '.repeat(400), 'aaaaaaaa.in '.repeat(400)]) {
    const [few, many] = [time(text.slice(0, 4_000)), time(text.slice(0, 4_000), { ...facts, companies })]
    expect(many / Math.max(few, 1)).toBeLessThan(5)
  }
})

/** The shortest of five runs. */
function time(text: string, over = facts): number {
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now()
    checkOffer(text, over)
    return performance.now() - start
  })
  return Math.min(...runs)
}
