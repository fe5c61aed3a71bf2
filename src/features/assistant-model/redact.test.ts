import { expect, test } from 'vitest'
import { openRedaction, withoutPlaceholders } from './redact.ts'

const redact = openRedaction('Any job for me?', ['Asha', 'Menon'])

test.each([
  ['write to asha.menon@gmail.com soon', 'write to [email] soon'],
  ['asha (at) gmail.com', '[email]'],
  ['call 9812345678', 'call [phone]'],
  ['call +91 98123 45678.', 'call [phone].'],
  ['call 098123-45679', 'call [phone]'],
  ['call 981-234-5678', 'call [phone]'],
  ['फ़ोन ९८१२३४५६७८', 'फ़ोन [phone]'],
  ['office 022-23456789', 'office [phone]'],
  ['Aadhaar 1234 5678 9012', 'Aadhaar [document number]'],
  ['Aadhaar 123456789012', 'Aadhaar [document number]'],
  ['PAN ABCDE1234F and abcde1234f', 'PAN [document number] and [document number]'],
  ['IFSC HDFC0001234', 'IFSC [document number]'],
  ['licence MH12 20110012345', 'licence [document number]'],
  ['I live at Flat No. 12, Rose Villa, Baner. Any job?', 'I live at [address]. Any job?'],
  ['मकान नंबर 4, गांधी रोड', '[address]'],
  ['Pune - 411045', 'Pune - [address]'],
  ['pin code 411 045', '[address]'],
  ['I am Asha Menon, ASHA!', 'I am [name] [name], [name]!'],
])('%s', (text, cut) => {
  expect(redact(text)).toBe(cut)
})

test.each(["Maria D'Souza", 'Anne-Marie Pinto', 'हिमांशु शर्मा', 'A. (Raju) Rao'])('the name %s is cut', (name) => {
  const [first = ''] = name.split(' ').filter((part) => part.length > 2)
  const cut = openRedaction('', [name])(`I am ${name}.`)
  expect(cut).toContain('[name]')
  expect(cut).not.toContain(first)
})

test.each([
  'I earn 18000-25000 a month, or 60000-80000 a month',
  'pay of ₹2,40,000 to ₹3,45,000',
  'born 1998, 10th in 2014, 12th in 2016',
  '250000 a year in Pune',
  'Ashanti and Menonite are other words',
  'job 0198c0de-0000-7000-8000-000000000001',
])('what is nobody’s data stays: %s', (text) => {
  expect(redact(text)).toBe(text)
})

test('the subject of the question is kept, except numbers of documents', () => {
  const ofEmail = openRedaction('Is my email cool.boy@gmail.com professional? My PAN is ABCDE1234F, phone 9812345678', [])
  expect(ofEmail('cool.boy@gmail.com 9812345678 ABCDE1234F')).toBe('cool.boy@gmail.com [phone] [document number]')
  const ofPhone = openRedaction('Is the phone number written right on my CV: 9812345678?', [])
  expect(ofPhone('9812345678 a@b.in')).toBe('9812345678 [email]')
  const ofAddress = openRedaction('How should I write my address on a CV?', [])
  expect(ofAddress('Flat No. 12, Rose Villa')).toBe('Flat No. 12, Rose Villa')
})

test('placeholders are not shown', () => {
  expect(withoutPlaceholders('Hello [name], call [phone] or [phone](/jobs).')).toBe('Hello, call or [phone](/jobs).')
})
