import { expect, test } from 'vitest'
import { safeReturnTo } from './rules.ts'

test.each([
  ['/'],
  ['/jobs'],
  ['/jobs?q=nurse&page=2'],
  ['/jobs/0198c0de-0000-7000-8000-000000000000#apply'],
  ['/jobs?q=https://example.in//x'],
  ['/jobs?q=50%25%20travel'],
  ['/authors'],
])('%s leads back to itself', (wanted) => {
  expect(safeReturnTo(wanted)).toBe(wanted)
})

test.each([
  ['another site', 'https://evil.example/'],
  ['another site without a scheme', '//evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a slash that hides', '/%2Fevil.example'],
  ['a slash that hides twice', '/%252Fevil.example'],
  ['a slash that hides three times', '/%25252Fevil.example'],
  ['a backslash that hides', '/%5Cevil.example'],
  ['a tab, which browsers leave out', '/\t/evil.example'],
  ['a line break, which browsers leave out', '/\n/evil.example'],
  ['a header of its own', '/jobs\r\nset-cookie: a=b'],
  ['a way up that leaves two slashes', '/..//evil.example'],
  ['a dot that leaves two slashes', '/.//evil.example'],
  ['a hidden dot that leaves two slashes', '/%2e//evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'jobs'],
  ['a space before', ' //evil.example'],
  ['nothing', ''],
  ['no text', null],
  ['two texts', ['/jobs', '//evil.example']],
  ['a call, which is no screen', '/api/logout'],
  ['a call that hides', '/%61pi/logout'],
  ['a call written loudly', '/API/logout'],
  ['the sign-in itself', '/auth?returnTo=/auth'],
  ['more than anyone needs', `/${'a'.repeat(2_001)}`],
])('%s leads home', (_kind, wanted) => {
  expect(safeReturnTo(wanted)).toBe('/')
})
