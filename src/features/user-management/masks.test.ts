import { expect, test } from 'vitest'
import { maskedContact, maskedEmail, maskedName, maskedPhone } from './masks.ts'

test('a mask leaves enough to recognise a person, and too little to use', () => {
  expect(maskedName('Asha', 'Menon')).toBe('Asha M.')
  expect(maskedName('आशा', 'मेनन')).toBe('आशा म.')
  expect(maskedName('Asha', '')).toBe('Asha')
  expect(maskedEmail('asha.menon@example.in')).toBe('a…@example.in')
  expect(maskedEmail('"a@b"@example.in')).toBe('"…@example.in')
  expect(maskedPhone('+919876543210')).toBe('…10')
  expect(maskedPhone(null)).toBeNull()
  expect(maskedContact('Meera Joshi')).toBe('M…')
})
