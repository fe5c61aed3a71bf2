/** Which lines at the top of a CV are postal addresses. */
import { expect, test } from 'vitest'
import { readLines } from '#tests/cv-import/read-lines.ts'

const addressOf = (line: string): string =>
  readLines('asha.menon@example.in', line, 'Skills', 'Tally, Excel').cv.personalInfo.address

test.each(['Nadi College of Engineering, Pune', 'Store Keeper, Nadi Motors, Pune', 'Student, Nadi University, Pune'])(
  'where somebody works or learns is no address: "%s"',
  (line) => {
    expect(addressOf(line)).toBe('')
  },
)

test.each([
  ['Engineering College Road, Pune', 'Engineering College Road, Pune'],
  ['Nadi College of Engineering, Pune 411002', 'Nadi College of Engineering, Pune 411002'],
  ['Add: 12 MG Road, Pune 411002', '12 MG Road, Pune 411002'],
  ['Home: 12 MG Road, Pune', '12 MG Road, Pune'],
])('the address in "%s"', (line, address) => {
  expect(addressOf(line)).toBe(address)
})
