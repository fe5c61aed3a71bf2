/**
 * The gates that keep server and browser apart, each tested on a small tree: a clean tree must pass, a planted breach must fail. The order of
 * features and the owners of tables have their breaches in boundaries.test.ts and table-owners.test.ts.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

type Tree = Readonly<Record<string, string>>

const clean: Tree = {
  'src/app/web/entry-browser.tsx': `import { title } from '#features/jobs/web/title.ts'\ndocument.title = title\n`,
  'src/app/web/entry-early.ts': `document.title = 'Reading'\n`,
  'src/app/web/entry-server.tsx': `export const nothing = 1\n`,
  'src/features/jobs/web/title.ts': `export const title = 'Jobs'\n`,
  'src/features/jobs/server/secret.ts': `export const secret = process.pid\n`,
}

const importsServer = { 'src/features/jobs/web/title.ts': `export { secret as title } from '../server/secret.ts'\n` }

const fonts = ['scripts/fonts.ts', 'scripts/subset-font.d.ts', 'src/features/site/brand.ts']
const configuration = ['.oxlintrc.json', 'package.json', 'vite.config.ts', 'scripts/imports-again.ts', 'content', ...fonts]

/** Runs a program in a temporary tree. */
function runIn(files: Tree, program: string, args: readonly string[]): { readonly status: number | null; readonly text: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'pasand-gate-'))
  try {
    for (const name of configuration.filter((file) => existsSync(file)))
      cpSync(name, path.join(root, name), { recursive: true, force: true })
    for (const name of ['base', 'server', 'web']) cpSync(`tsconfig.${name}.json`, path.join(root, `tsconfig.${name}.json`))
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
    for (const [file, content] of Object.entries({ ...clean, ...files })) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(root, file), content)
    }
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
    return { status, text: stdout + stderr }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const gates = {
  linter: ['oxlint', 'src'],
  'server types': ['tsc', '-p', 'tsconfig.server.json'],
  'browser types': ['tsc', '-p', 'tsconfig.web.json'],
  build: ['vite', 'build', '--app', '--logLevel', 'error'],
} as const

function pass(gate: keyof typeof gates, files: Tree): { readonly isPassed: boolean; readonly text: string } {
  const [program, ...args] = gates[gate]
  const { status, text } = runIn(files, program, args)
  return { isPassed: status === 0, text }
}

test.each(['linter', 'server types', 'browser types', 'build'] as const)(
  'a clean tree passes the %s',
  { timeout: 60_000 },
  (gate) => {
    expect(pass(gate, {})).toEqual({ isPassed: true, text: expect.any(String) })
  },
)

test.each([
  ['linter', 'a component that imports server code', importsServer, 'may not import server code'],
  [
    'linter',
    'a rule that uses Node',
    { 'src/features/jobs/rules.ts': `export { readFileSync } from 'node:fs'\n` },
    'only server code may use Node',
  ],
  [
    'linter',
    'a platform that knows a feature',
    { 'src/platform/server/db.ts': `export { secret } from '#features/jobs/server/secret.ts'\n` },
    'platform knows no feature',
  ],
  [
    'linter',
    'a contract by value in a component',
    {
      'src/features/jobs/contract.ts': 'export const jobs = 1\n',
      'src/features/jobs/web/title.ts': `export { jobs as title } from '../contract.ts'\n`,
    },
    'takes a contract by type',
  ],
  [
    'linter',
    'a second way to send',
    { 'src/features/jobs/web/title.ts': `export { useMutation as title } from '@tanstack/react-query'\n` },
    'send through useAction or useFormSubmit',
  ],
  [
    'linter',
    'a form with a way of its own',
    { 'src/features/jobs/web/title-form.tsx': `export { useForm } from 'react-hook-form'\n` },
    'begin a form with useFormSubmit',
  ],
  [
    'server types',
    'a page touched on the server',
    { 'src/features/jobs/server/secret.ts': 'export const secret = document.title\n' },
    "Cannot find name 'document'",
  ],
  [
    'browser types',
    'a process in the browser',
    { 'src/features/jobs/web/title.ts': 'export const title = process.title\n' },
    "Cannot find name 'process'",
  ],
  ['build', 'server code on its way to the browser', importsServer, 'server code on its way to the browser'],
] as const)('the %s stops %s', { timeout: 60_000 }, (gate, _breach, files, sentence) => {
  const { isPassed, text } = pass(gate, files)
  expect(isPassed).toBe(false)
  expect(text).toContain(sentence)
})

test('no file is left out by the three type checks together', { timeout: 60_000 }, () => {
  const seen = ['server', 'web', 'tests'].flatMap((name) => {
    const { stdout } = spawnSync('tsc', ['-p', `tsconfig.${name}.json`, '--listFilesOnly'], { encoding: 'utf8' })
    return stdout.split('\n').map((file) => path.relative('.', file))
  })
  const files = globSync(['{src,tests,scripts}/**/*.{ts,tsx}', '*.config.ts'])
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !seen.includes(file))).toEqual([])
})
