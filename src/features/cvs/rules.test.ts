import { expect, test } from 'vitest'
import { fileNameOf, isEmailVerified, mayDownload, phoneKey } from './rules.ts'

const proved = { email: 'asha@example.in', emailVerified: true }
const unproved = { email: 'asha@example.in', emailVerified: false }

test.each([
  ['proved by our letter', proved, null, true],
  ['not proved', unproved, null, false],
  ['proved by the account', unproved, { ...proved, email: 'ASHA@example.in' }, true],
  ['the account itself is not proved', unproved, unproved, false],
  ['the account has another address', unproved, { ...proved, email: 'other@example.in' }, false],
])('%s', (_, cv, account, expected) => {
  expect(isEmailVerified(cv, account)).toBe(expected)
})

const other = { email: 'other@example.in', emailVerified: true }

const locked = { ...unproved, downloadAllowed: false }

test.each([
  ['a stranger may not take what is not proved', { cv: locked, account: null, isOwner: false }, false],
  ['a stranger may take what is allowed', { cv: { ...locked, downloadAllowed: true }, account: null, isOwner: false }, true],
  ['a stranger may not take an unproved address of an account', { cv: locked, account: other, isOwner: false }, false],
  ['the owner of a proved account may take any', { cv: locked, account: other, isOwner: true }, true],
  ['the owner of an unproved account may not', { cv: locked, account: unproved, isOwner: true }, false],
])('%s', (_, asking, expected) => {
  expect(mayDownload(asking)).toBe(expected)
})

test.each([
  ['98450 12345', '+919845012345'],
  ['098450-12345', '+919845012345'],
  ['+91 98450 12345', '+919845012345'],
  ['+91 (0) 98450 12345', '+919845012345'],
  ['0091 98450 12345', '+919845012345'],
  ['919845012345', '+919845012345'],
  ['+44 20 7946 0958', '+442079460958'],
])('%s is the number %s', (typed, key) => {
  expect(phoneKey(typed)).toBe(key)
})

test.each([
  ['Asha  Menon', 'Asha_Menon_CV.pdf'],
  ['प्रिया शर्मा', 'प्रिया_शर्मा_CV.pdf'],
  ['../etc/x', '..etcx_CV.pdf'],
])('%s saves as %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file)
})
