import { expect, test } from 'vitest'
import { authHref, authTabIn, isForEmployers, safeReturnTo } from './rules.ts'

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

test.each([
  ['/auth', 'login'],
  ['/login', 'login'],
  ['/register', 'register'],
  ['/register/', 'register'],
  ['/register?tab=login', 'login'],
  ['/candidate-login', 'login'],
  ['/employer-login', 'login'],
  ['/employer/login', 'login'],
  ['/employer/login?tab=register', 'register'],
  ['/employer/register', 'register'],
  ['/reset-password', 'reset-password'],
  ['/reset-password?token=reset-x', 'reset-password'],
  ['/auth?token=my-reset-token', 'reset-password'],
  ['/auth?token=x', 'verify-email'],
  ['/auth?token=x&tab=register', 'verify-email'],
  ['/auth?tab=forgot-password', 'forgot-password'],
  ['/auth?tab=reset-password', 'reset-password'],
  ['/auth?tab=verify-email', 'verify-email'],
  ['/auth?tab=settings', 'login'],
  ['/auth?token=', 'login'],
])('%s opens the tab %s', (address, tab) => {
  const { pathname, searchParams } = new URL(address, 'http://here.invalid')
  expect(authTabIn(pathname, searchParams)).toBe(tab)
})

test('a tab keeps the kind of screen and the return path', () => {
  expect(authHref('register', { isEmployer: false, returnTo: '/' })).toBe('/auth?tab=register')
  expect(authHref('login', { isEmployer: true, returnTo: '/jobs?q=a&b' })).toBe(
    '/employer/login?tab=login&returnTo=%2Fjobs%3Fq%3Da%26b',
  )
  expect([isForEmployers('/employer-login'), isForEmployers('/candidate-login')]).toEqual([true, false])
})
