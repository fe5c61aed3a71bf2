import { expect, test } from 'vitest'
import { safeLink } from '../../features/cvs/server/print-model.ts'

test.each([
  ['asha.in', 'https://asha.in/'],
  ['asha.in:8080/x', 'https://asha.in:8080/x'],
  ['http://asha.in', 'http://asha.in/'],
  ['mailto:12asha@example.in', 'mailto:12asha@example.in'],
  ['tel:+919845012345', 'tel:+919845012345'],
  ['javascript:alert(1)', null],
  ['JavaScript:1.x', null],
  ['file:///etc/passwd', null],
  ['data:text/html,x', null],
  ['', null],
])('%s leads to %s', (typed, link) => {
  expect(safeLink(typed)).toBe(link)
})
