import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Environment } from '#platform/server/config/environment.ts'

test('docs/operating.md explains every variable that the product reads, and no other', () => {
  const page = readFileSync('docs/operating.md', 'utf8')
  const rows = page.split('\n').flatMap((line) => /^\| (`[A-Z\d`, _]+`) +\|/.exec(line)?.[1] ?? [])
  const explained = rows.flatMap((row) => [...row.matchAll(/[A-Z][A-Z\d_]+/g)].map(([name]) => name))
  expect(explained.toSorted()).toEqual(Object.keys(Environment.shape).toSorted())
})

test('docs/operating.md names the commands that package.json has', () => {
  const page = readFileSync('docs/operating.md', 'utf8')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> } // npm's format
  const named = [...page.matchAll(/`npm (?:run )?([a-z:-]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
