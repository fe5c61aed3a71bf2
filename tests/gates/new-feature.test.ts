/** The skeleton of `npm run new:feature`, made in a copy of the tree: it compiles, and changes little outside its folder. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(path.join(tmpdir(), 'pasand-feature-'))
afterAll(() => rmSync(root, { recursive: true }))
const copied = ['src', 'tests', 'scripts', 'docs', 'database', 'content', 'package.json', 'vite.config.ts', 'vitest.config.ts']
for (const name of [...copied, ...globSync('tsconfig*.json'), 'playwright.config.ts'])
  cpSync(name, path.join(root, name), { recursive: true })
symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? 'done' : stdout + stderr
}

test('a new feature compiles, and at most six files outside its folder change for it', { timeout: 120_000 }, () => {
  expect(run('node', 'scripts/new-feature.ts', 'planted-thing')).toBe('done')
  expect(run('node', 'scripts/docs.ts', 'api')).toBe('done')
  expect(run('node', 'scripts/docs.ts', 'architecture')).toBe('done')
  expect(run('tsc', '-p', 'tsconfig.server.json', '--checkers', '1')).toBe('done')
  const naming = globSync('{src,tests,scripts,docs}/**/*.{ts,tsx,md}', { cwd: root }).filter((file) =>
    /planted-?thing/i.test(readFileSync(path.join(root, file), 'utf8')),
  )
  const outside = naming.filter(
    (file) => !file.startsWith('src/features/planted-thing/') && file !== 'tests/gates/new-feature.test.ts',
  )
  expect(outside.toSorted()).toEqual([
    'docs/api.md',
    'docs/architecture.md',
    'src/app/server/features.ts',
    'tests/permissions/permissions.ts',
  ])
  expect(run('node', 'scripts/new-feature.ts', 'planted-thing')).toContain('is there already')
  expect(run('node', 'scripts/new-feature.ts', 'Not Kebab')).toContain('Usage')
})
