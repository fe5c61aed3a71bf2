import { expect, test } from 'vitest'
import { nameIn } from './save-file.ts'

test('the file is saved under the name the server gives, in any script', () => {
  expect(nameIn(`attachment; filename="Asha_Menon_CV.pdf"; filename*=UTF-8''Asha_Menon_CV.pdf`)).toBe('Asha_Menon_CV.pdf')
  const hindi = `attachment; filename="CV.pdf"; filename*=UTF-8''${encodeURIComponent('प्रिया_शर्मा_CV.pdf')}`
  expect(nameIn(hindi)).toBe('प्रिया_शर्मा_CV.pdf')
  expect(nameIn('attachment; filename="CV.pdf"')).toBe('CV.pdf')
  expect(nameIn('')).toBeNull()
})
