/**
 * Which file may import which. Layer and side are folder names, so a new feature needs only one line here. Breaches are planted below: a check that
 * finds no files must not pass.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { standsOn } from './stands-on.ts'

type Import = { readonly from: string; readonly to: string; readonly isType: boolean }

const heights = ['platform', 'features', 'app']
const heightOf = (file: string): number => heights.indexOf(file.split('/')[1] ?? '')
const featureOf = (file: string): string | undefined => /^src\/features\/([^/]+)\//.exec(file)?.[1]
const sideOf = (file: string): 'server' | 'web' | 'both' =>
  file.includes('/server/') ? 'server' : file.includes('/web/') ? 'web' : 'both'

/** The message of the rule that an import breaks, or null. */
function breach({ from, to, isType }: Import): string | null {
  if (!to.startsWith('src/')) return breachOutside({ from, to, isType })
  if (heightOf(to) > heightOf(from)) return 'imports go down: app, features, platform'
  if (sideOf(to) !== 'both' && sideOf(to) !== sideOf(from)) return `${sideOf(from)} code may not import ${sideOf(to)} code`
  if (isContractByValue({ from, to, isType })) return 'the browser takes a contract by type; only a form takes its schemas'
  return breachBetween(featureOf(from), featureOf(to), to)
}

function breachOutside({ from, to, isType }: Import): string | null {
  if (to.startsWith('node:') && sideOf(from) !== 'server') return 'only server code may use Node'
  return to === 'zod' && sideOf(from) === 'web' && !isType ? 'zod reaches the browser only inside a contract' : null
}

function isContractByValue({ from, to, isType }: Import): boolean {
  return sideOf(from) === 'web' && /[/-]contract\.ts$/.test(to) && !isType && !from.endsWith('-form.tsx')
}

function breachBetween(a: string | undefined, b: string | undefined, to: string): string | null {
  if (!a || !b || a === b) return null
  if (!standsOn[a]?.includes(b)) return `${a} does not stand on ${b}`
  return sideOf(to) === 'server' && !to.endsWith('/server/public.ts') ? `go through ${b}/server/public.ts` : null
}

function importsOf(from: string): Import[] {
  const text = readFileSync(from, 'utf8')
  const { module } = parseSync(from, text)
  const named = module.staticImports.map(({ moduleRequest, entries }) => ({
    to: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ to: moduleRequest.value, isType }] : [])),
  )
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    to: text.slice(start + 1, end - 1),
    isType: false,
  }))
  return [...named, ...passedOn, ...lazy].map(({ to, isType }) => ({ from, to: resolve(from, to), isType }))
}

function resolve(from: string, to: string): string {
  if (to.startsWith('#')) return `src/${to.slice(1)}`
  return to.startsWith('.') ? path.join(path.dirname(from), to) : to
}

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))

test('every import goes down or stays in its feature', () => {
  const imports = files.flatMap(importsOf)
  expect(imports.length, 'the check must see the imports').toBeGreaterThan(files.length)
  expect(imports.flatMap((edge) => (breach(edge) ? [`${edge.from} -> ${edge.to}: ${breach(edge)}`] : []))).toEqual([])
})

test.each([
  ['features/jobs/web/job-card.tsx', 'features/jobs/server/queries.ts', 'web code may not import server code'],
  ['features/jobs/contract.ts', 'features/jobs/server/queries.ts', 'both code may not import server code'],
  ['features/jobs/server/queries.ts', 'features/applications/rules.ts', 'jobs does not stand on applications'],
  ['features/jobs/contract.ts', 'app/web/screens.ts', 'imports go down: app, features, platform'],
  ['platform/server/db.ts', 'features/jobs/contract.ts', 'imports go down: app, features, platform'],
  ['features/applications/server/apply.ts', 'features/jobs/server/queries.ts', 'go through jobs/server/public.ts'],
  ['features/jobs/web/job-card.tsx', 'features/applications/web/row.tsx', 'jobs does not stand on applications'],
  [
    'features/jobs/web/job-card.tsx',
    'features/jobs/contract.ts',
    'the browser takes a contract by type; only a form takes its schemas',
  ],
])('%s may not import %s', (from, to, why) => {
  expect(breach({ from: `src/${from}`, to: `src/${to}`, isType: false })).toBe(why)
})

test('web code of a feature may use web code of a feature in its standsOn', () => {
  const [from, to] = ['src/features/applications/web/row.tsx', 'src/features/jobs/web/job-card.tsx']
  expect(breach({ from, to, isType: false })).toBeNull()
})

test('rules may not use Node, and components may not use zod', () => {
  expect(breach({ from: 'src/features/jobs/rules.ts', to: 'node:fs', isType: false })).toBe('only server code may use Node')
  expect(breach({ from: 'src/platform/web/call.ts', to: 'zod', isType: false })).toMatch(/^zod reaches/)
})

function visit(feature: string, trail: readonly string[]): void {
  expect(trail, 'a cycle').not.toContain(feature)
  for (const below of standsOn[feature] ?? []) visit(below, [...trail, feature])
}

test('the order of the features is complete and has no cycle', () => {
  expect(Object.keys(standsOn).toSorted()).toEqual(
    globSync('src/features/*')
      .map((folder) => path.basename(folder))
      .toSorted(),
  )
  for (const feature of Object.keys(standsOn)) visit(feature, [])
})

test('in a feature, only queries.ts and its likes (search-queries.ts) speak SQL', () => {
  const speaksSql = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql[`<]|\.query\(/
  const speakers = files.filter((file) => featureOf(file) && speaksSql.test(readFileSync(file, 'utf8')))
  expect(speakers.length, 'the pattern must find SQL where it belongs').toBeGreaterThan(2)
  expect(speakers.filter((file) => !/\/server\/([a-z-]+-)?queries\.ts$/.test(file))).toEqual([])
})
