import { expect, test } from 'vitest'
import { canonicalPath } from './seo.tsx'

test.each([
  ['/', '/'],
  ['///', '/'],
  ['/Jobs', '/jobs'],
  ['/jobs//', '/jobs'],
  ['//jobs/A', '//jobs/a'],
])('%s is listed as %s', (pathname, path) => {
  expect(canonicalPath(pathname)).toBe(path)
})

test('a hundred thousand slashes are read in linear time', () => {
  const before = process.cpuUsage()
  canonicalPath(`/jobs${'/'.repeat(100_000)}x`)
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500)
})
