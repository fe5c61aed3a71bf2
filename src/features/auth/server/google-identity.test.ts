import { expect, test } from 'vitest'
import { identityIn } from './google-identity.ts'

const claims = { sub: '1042', email: 'asha.menon@example.in', email_verified: true }

test.each([
  [{ given_name: 'Asha', family_name: 'Menon', name: 'Asha R Menon' }, 'Asha', 'Menon'],
  [{ name: 'Asha R Menon' }, 'Asha', 'R Menon'],
  [{ given_name: 'Asha', name: 'Asha' }, 'Asha', ''],
  [{ name: 'Asha' }, 'Asha', ''],
  [{}, 'asha.menon', ''],
  [{ given_name: 7, name: '  ' }, 'asha.menon', ''],
  [{ given_name: 'आशा', family_name: 'मेनन' }, 'आशा', 'मेनन'],
  [{ given_name: ' A\0sha\n ', family_name: 'M'.repeat(200) }, 'Asha', 'M'.repeat(100)],
])('of %j the names are %j and %j', (names, firstName, lastName) => {
  expect(identityIn({ ...claims, ...names })).toEqual({ sub: '1042', email: claims.email, firstName, lastName })
})

test.each([
  ['nothing', undefined],
  ['no id', { ...claims, sub: undefined }],
  ['no address', { ...claims, email: undefined }],
  ['an address that is none', { ...claims, email: 'asha' }],
  ['an address that is not verified', { ...claims, email_verified: false }],
  ['an address of which nothing is said', { ...claims, email_verified: undefined }],
  ['a word instead of a yes', { ...claims, email_verified: 'yes' }],
])('%s is nobody', (_what, given) => {
  expect(identityIn(given)).toBeNull()
})
