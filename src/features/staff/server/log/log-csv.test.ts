import { expect, test } from 'vitest'
import { logCsv } from './log-csv.ts'

const entry = {
  seq: '7',
  at: '2026-05-04T10:00:00.000Z',
  name: 'Meera Nair',
  staffId: '019a0000-0000-7000-8000-000000000001',
  action: 'export log',
  targetType: null,
  targetId: null,
  description: '=1+1',
  isErased: false,
}

const lines = (total: number): string[] => logCsv([entry], total).trimEnd().split('\r\n')

test('a truncated file says so in its last row, which has as many cells as the others', () => {
  expect(lines(1)).toHaveLength(2)
  expect(lines(123_456).at(-1)).toBe(',,,,,,"This file has the newest 1 of 1,23,456 rows. Choose earlier days for the others."')
  expect(lines(123_456).at(1)).toContain(`,"'=1+1"`)
})
