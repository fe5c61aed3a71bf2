import { expect, test } from 'vitest'
import { oldNames, oldNamesIn, oldNamesOfTree, participlesIn, participlesOfTree } from './old-names.ts'

test('no file, type or function has one of the names that the field does not use', () => {
  expect(oldNamesOfTree()).toEqual([])
})

test.each([
  ['src/features/jobs/server/door.ts', '', 'door.ts'],
  ['src/features/jobs/web/row.tsx', 'type Asked = { readonly id: string }', 'Asked'],
  ['src/platform/server/db.ts', 'export function givingWay() {}', 'givingWay'],
  ['src/platform/server/db.ts', 'const holdings = []', 'holdings'],
])('in %s, `%s` is found', (file, text, name) => {
  expect(oldNamesIn(file, text).map((found) => found.name)).toEqual([name])
})

test('each old name has one that took its place', () => {
  const now = [...Object.values(oldNames.files), ...Object.values(oldNames.names)]
  expect(now.filter((name) => name.trim() === '')).toEqual([])
})

test('no type is called by a participle or a pronoun alone', () => {
  expect(participlesOfTree()).toEqual([])
})

test('a planted participle is found, a noun is not', () => {
  const text =
    'type Waiting = { readonly id: string }\nexport type Locked = Waiting\nexport type Rating = number\ntype LockedRow = Locked\ntype Shown = string\ntype Mine = string'
  expect(participlesIn('src/planted.ts', text)).toEqual(['Waiting', 'Locked', 'Shown', 'Mine'])
})
