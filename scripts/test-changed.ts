/**
 * Runs what a change can break: the static checks, and every test that imports a changed file. `npm run test:changed -- REV` compares with the
 * revision REV.
 */
import { spawnSync } from 'node:child_process'

const [since = 'HEAD'] = process.argv.slice(2)

function run(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'inherit' }).status === 0
}

/** These tests read the whole tree, so every change can break them. They run besides the tests that import changed files. */
const readsTheTree = [
  'tests/gates/boundaries.test.ts',
  'tests/gates/table-owners.test.ts',
  'tests/gates/old-names.test.ts',
  'tests/gates/old-words.test.ts',
  'tests/gates/architecture.test.ts',
]

const steps = [
  () => run('npm', 'run', '--silent', 'check:format'),
  () => run('oxlint', '--deny-warnings'),
  () => run('npm', 'run', '--silent', 'check:types'),
  () => run('vitest', 'run', '--reporter=dot', ...readsTheTree),
  () => run('vitest', 'run', '--reporter=dot', '--changed', since, '--passWithNoTests'),
]
process.exitCode = steps.map((step) => step()).every(Boolean) ? 0 : 1
