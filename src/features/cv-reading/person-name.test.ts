import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from './propose.ts'

const nameIn = (...lines: readonly (readonly [text: string, size: number, lead?: string])[]) => {
  const { cv, doubts } = propose(
    lines.map(([text, size, lead]) => ({ ...paragraphOf(text, size), ...(lead ? { lead } : {}) })),
    [],
  )
  return [cv.personalInfo.fullName, doubts.includes('personalInfo.fullName')]
}

test('what the file is called is no part of the name before it', () => {
  expect(nameIn(['JAN MENON RESUME', 20])).toEqual(['JAN MENON', false])
  expect(nameIn(['Asha B. MenonFeatured Resume', 11])[0]).toBe('Asha B. Menon')
})

test('a courtesy before a name and a point behind it are no parts of it', () => {
  expect(nameIn(['Mr. Jan Anil Menon', 20])[0]).toBe('Jan Anil Menon')
  expect(nameIn(['Name: V MENON.', 10])[0]).toBe('V MENON')
})

test('a degree is no name', () => {
  expect(nameIn(['Bachelor of Science', 20], ['JAN MENON', 10])[0]).toBe('JAN MENON')
})

test('a name in letters of its own beside the date of birth', () => {
  expect(nameIn(['Asha Menon June 12, 1982', 17, 'Asha Menon'], ['asha@example.in', 10])[0]).toBe('Asha Menon')
})

test('a name that is also an occupation, as the address shows', () => {
  expect(nameIn(['Asha Mason', 20], ['Clerk', 12], ['asha.mason@example.in', 10])).toEqual(['Asha Mason', false])
})

test('a name far below the top is doubtful', () => {
  const facts = Array.from({ length: 9 }, (_, at) => [`Vriksha: ${at}`, 12] as const)
  expect(nameIn(...facts, ['Nadi Parvat', 12])).toEqual(['Nadi Parvat', true])
})

test('the words of a name may stand one below the other', () => {
  const lines = ['ASHA', 'MENON'].map((text) => ({ ...paragraphOf(text, 27), look: 'bold 54' }))
  const read = (...others: readonly string[]) =>
    propose([...lines, ...others.map((text) => paragraphOf(text, 10))], []).cv.personalInfo.fullName
  expect(read('Clerk', 'asha@example.in')).toBe('ASHA MENON')
  expect(nameIn(['Asha Menon — Résumé', 20])[0]).toBe('Asha Menon')
})

test.each(['Signature', 'Photo here', 'Top of Form', 'Permanent'])('nobody is called %s', (text) => {
  expect(
    propose(
      [text, 'Asha Menon', 'Skills', 'Tally'].map((one) => paragraphOf(one, 10)),
      [],
    ).cv.personalInfo.fullName,
  ).toBe('Asha Menon')
})

test.each(['[Name: Asha Menon]', 'Asha Menon BSN, RN, OCN', 'Asha Menon (Big Data Engineer)'])(
  '%s is called Asha Menon',
  (text) => {
    expect(
      propose(
        [text, 'asha.menon@example.in', 'Skills', 'Tally'].map((one) => paragraphOf(one, 10)),
        [],
      ).cv.personalInfo.fullName,
    ).toBe('Asha Menon')
  },
)

test.each(['CURRICULAM-VITAE', 'CURRICULUM VI TAE', 'Curriculum Viate', 'Cover Letter'])(
  '"%s" is the title of the file',
  (title) => {
    expect(nameIn([title, 12], ['Jan Menon', 12])[0]).toBe('Jan Menon')
  },
)

test('an address or a sentence is no name', () => {
  expect(nameIn(['NADUKARA HOUSE THALAKODE P.O', 12], ['ASHA MENON', 11])[0]).toBe('ASHA MENON')
  expect(nameIn(['Reports preparation for structural elements', 12], ['ASHA MENON', 11])[0]).toBe('ASHA MENON')
})

test('degrees behind a name', () => {
  expect(nameIn(['CA. SONA A. MENON, B.Com, ACA', 12])[0]).toBe('SONA A. MENON')
  expect(nameIn(['ASHA MENON (M.B.A, ACA, B.COM)', 12])[0]).toBe('ASHA MENON')
})

const lookedNameOf = (...lines: readonly (readonly [text: string, size: number, look: string])[]) =>
  propose(
    [...lines, ['Asha Road 5', 10, 'light'] as const, ['Tally and Excel', 10, 'light'] as const].map(([text, size, look]) => ({
      ...paragraphOf(text, size),
      look,
    })),
    [],
  ).cv.personalInfo.fullName

test('the second line of a name may have other letters, or be followed by the occupation in large letters', () => {
  expect(lookedNameOf(['PRIYANKA', 30, 'bold'], ['RAMASWAMY', 30, 'thin'])).toBe('PRIYANKA RAMASWAMY')
  expect(lookedNameOf(['Priyanka', 27, 'thin'], ['Ramaswamy Iyer Nair', 27, 'thin'])).toBe('Priyanka Ramaswamy Iyer Nair')
  expect(lookedNameOf(['Priyanka', 27, 'bold'], ['Ramaswamy', 27, 'bold'], ['Clerk', 27, 'thin'])).toBe('Priyanka Ramaswamy')
})

test('a second line that is as large and is no name is none', () => {
  expect(lookedNameOf(['Priyanka Ramaswamy', 27, 'bold'], ['Village Life', 27, 'thin'])).toBe('Priyanka Ramaswamy')
  expect(lookedNameOf(['Priyanka', 27, 'bold'], ['Clerk', 27, 'bold'])).toBe('Priyanka')
})

test('where the address has a word of each line, letters and places say nothing', () => {
  expect(nameIn(['Asha', 11], ['Salem', 11], ['asha.salem@example.in', 11])[0]).toBe('Asha Salem')
  expect(nameIn(['Asha Menon', 11], ['Salem', 11], ['asha.menon@example.in', 11])[0]).toBe('Asha Menon')
})

test('the name below the title of the file, which stands beside a sidebar', () => {
  const lines = [
    'Personal Data:',
    'Address: 14 Tilak Road, Pune',
    'Gender: Female',
    'CURRICULUM VITAE',
    'ASHA MENON',
    'Career Objective',
    'To teach.',
  ]
  expect(nameIn(...lines.map((text) => [text, text === 'CURRICULUM VITAE' ? 18 : 12] as const))[0]).toBe('ASHA MENON')
})

test('the wider gaps between letters set apart stand between the words', () => {
  expect(nameIn(['A S H A   M E N O N', 20], ['asha@example.in', 10])[0]).toBe('ASHA MENON')
  expect(nameIn(['P R I Y A N K A\tM A L H O T R A', 20], ['asha@example.in', 10])[0]).toBe('PRIYANKA MALHOTRA')
})

test('the title of a bio data and the label of an email address are no names', () => {
  expect(nameIn(['BIO DATA', 20], ['Asha Menon', 12])[0]).toBe('Asha Menon')
  expect(nameIn(['Email ID', 14], ['Asha Menon', 12], ['asha@example.in', 12])[0]).toBe('Asha Menon')
})

test('a position behind a name in letters of its own, a comma, and an initial set apart are no parts of a word of the name', () => {
  const mail = ['asha.menon@example.in', 10] as const
  expect(nameIn(['ASHA MENON HR Manager | Pune', 24, 'ASHA MENON'], mail)[0]).toBe('ASHA MENON')
  expect(nameIn(['ASHA MENON.B,', 13], ['#1052,NADI STREET,', 12], ['SANKARANKOVIL-627756,', 12])[0]).toBe('ASHA MENON.B')
  expect(nameIn(['R M E N O N A', 24], ['menonar232@example.in', 10])[0]).toBe('R MENONA')
})
