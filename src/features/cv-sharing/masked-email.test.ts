import { expect, test } from 'vitest'
import { maskedEmail, webmailOf } from './masked-email.ts'

test.each([
  ['sunita.patil@gmail.com', 'su…@gmail.com'],
  ['Sunita@GMAIL.com', 'Su…@gmail.com'],
  ['sp@gmail.com', 's…@gmail.com'],
  ['s@rediffmail.com', 's…@rediffmail.com'],
  ['sunita@patil-family.in', 'su…@…'],
  ['"a@b"@gmail.com', '"a…@gmail.com'],
  ['', '…@…'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test.each([
  ['asha@gmail.com', 'Gmail'],
  ['asha@yahoo.co.in', 'Yahoo'],
  ['asha@hotmail.com', 'Outlook'],
  ['asha@rediffmail.com', 'Rediffmail'],
])('%s is read at %s', (email, name) => {
  expect(webmailOf(email)).toMatchObject({ name, url: expect.stringMatching(/^https:\/\//) })
})

test.each(['asha@example.in', 'asha@mygmail.com', 'asha@gmail.com.example.in', ''])('%j has no web page known to us', (email) => {
  expect(webmailOf(email)).toBeNull()
})
