import { expect, test } from 'vitest'
import { websiteOf } from './website.ts'

test.each([
  ['kaveri.example', 'https://kaveri.example', 'kaveri.example'],
  ['https://www.kaveri.example/', 'https://www.kaveri.example', 'kaveri.example'],
  ['http://Jobs.Kaveri.example/about?x=1', 'http://jobs.kaveri.example/about?x=1', 'jobs.kaveri.example'],
  ['कावेरी.example', 'https://xn--11b8co9am4b.example', 'xn--11b8co9am4b.example'],
])('%s is the website %s', (typed, href, host) => {
  expect(websiteOf(typed)).toEqual({ href, host })
})

test.each([
  'kaveri',
  'javascript:alert(1)',
  'ftp://kaveri.example',
  'https://user@kaveri.example',
  'https://kaveri.example:8443',
  'http://127.0.0.1',
  'http://[::1]',
  'https://kaveri..example',
  'mailto:hr@kaveri.example',
  '',
])('%s is no website', (typed) => {
  expect(websiteOf(typed)).toBeNull()
})
