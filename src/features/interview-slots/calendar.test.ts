import { expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'
import { instantOf, slotText } from './rules.ts'

test('a calendar file has folded lines that end with CRLF, and escapes text that people typed', () => {
  const entry = {
    id: 'x',
    sequence: 3,
    startsAt: new Date('2026-11-23T04:30:00Z'),
    endsAt: new Date('2026-11-23T05:00:00Z'),
    changedAt: new Date('2026-11-22T04:30:00Z'),
    title: 'Interview, room 3; वार्ड सिस्टर '.repeat(4),
    place: 'Here\nand there',
    text: '',
    isCancelled: false,
  }
  const file = calendarFile(entry, 'pasand.example')
  expect(file).toContain('DTSTART:20261123T043000Z\r\nDTEND:20261123T050000Z\r\n')
  expect(file).toContain('LOCATION:Here\\nand there')
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Interview\\, room 3\\; वार्ड सिस्टर')
})

test('a typed time is the time in India', () => {
  expect(new Date(instantOf('2026-11-24', '10:00')).toISOString()).toBe('2026-11-24T04:30:00.000Z')
  expect(slotText('2026-11-24T04:30:00.000Z')).toBe('Tuesday, 24 Nov 2026, 10:00 am IST')
})
