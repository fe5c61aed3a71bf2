import { expect, test } from 'vitest'
import { processorTimeOf, slowTexts } from '#tests/abuse/slow-texts.ts'
import { moneyRequest } from './money-request.ts'

test.each([
  'Do not miss this: pay registration fee',
  'Do not miss this chance and pay registration fee today.',
  'Never delay, pay the registration fee of Rs. 500 before the interview.',
  'Pay Rs. 500 registration fee before the interview.',
  'A security deposit is refundable after six months.',
  'The registration fee is not refundable.',
  'No joining without registration fee.',
  'Without registration fee you cannot join.',
  'No other charges, only a registration fee of 500.',
  'We do not take cash. Registration fee by UPI.',
  'No need to worry, registration fee is small.',
  'Do not forget to pay registration fee.',
  'If you do not pay registration fee your seat is lost.',
  'There is no interview fee, but a security deposit of 2,000.',
  'Not a fake job! Registration fees 300.',
  'Der mat karo, registration fees jama karo.',
  'Registration fee dena na bhoolein.',
  'Registration fees nahi to job nahi.',
  'Bina registration fee ke joining nahi hogi.',
  'यह मौका न चूकें, पंजीकरण शुल्क जमा करें।',
  'Kal tak fees jama karein, seat limited.',
])('asks for money: %s', (text) => {
  expect(moneyRequest(text)).not.toBeNull()
})

test.each([
  'We never ask for a registration fee.',
  'We never ask for money.',
  'No fee.',
  'There is no training fee for this job.',
  'No registration fee, training fee or security deposit.',
  'We do not charge any registration fee or security deposit from candidates.',
  'You do not have to pay a registration fee.',
  'Do not pay registration fee to anybody.',
  'Registration fee is not required.',
  'Registration fee: nil',
  'Joining fees: Rs. 0',
  'Free of any registration fee.',
  'If anybody asks for a registration fee, report it to us.',
  'Beware of fraudsters who ask for a registration fee.',
  'Koi fees nahi.',
  'Koi registration fees nahi hai.',
  'Registration fee bilkul nahi leni hai.',
  'Bina registration fee, seedha interview.',
  'कोई पंजीकरण शुल्क नहीं।',
  'The pay is Rs. 30,000.',
  'You take the cash of the counter to the bank every evening.',
])('does not ask for money: %s', (text) => {
  expect(moneyRequest(text)).toBeNull()
})

test('the request is found among denials', () => {
  expect(moneyRequest('We never ask for money. Pay registration fee of Rs 500 by UPI. Thank you.')).toBe(
    'Pay registration fee of Rs 500 by UPI',
  )
})

test('a hostile text is read in linear time', async () => {
  const hostile = ['registration fee '.repeat(2_000), 'no any '.repeat(5_000), 'fees na '.repeat(4_000), 'if a '.repeat(5_000)]
  for (const text of [...Object.values(slowTexts), ...hostile, `registration fee ${'/'.repeat(100)}`]) {
    expect(await processorTimeOf(async () => void moneyRequest(text))).toBeLessThan(1_500)
  }
})
