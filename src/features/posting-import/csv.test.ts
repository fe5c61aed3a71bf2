import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'

test.each([
  [
    'a,b\r\n1,2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\uFEFFa;b\n"x;y";2',
    [
      ['a', 'b'],
      ['x;y', '2'],
    ],
  ],
  [
    'a,b\n"He said ""yes""\nand left",',
    [
      ['a', 'b'],
      ['He said "yes"\nand left', ''],
    ],
  ],
  [
    'a\tb\n\n\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
])('CSV %j', (text, rows) => {
  expect(readCsv(text).map(({ cells }) => cells)).toEqual(rows)
})
