/**
 * Every table has an owner: the feature that declares it in its server/tables.ts. Only the owner writes it, and only features that name the owner in
 * `standsOn` read it. The import gate cannot see SQL; this one does. Breaches are planted below.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { standsOn } from './stands-on.ts'
import { tablesIn } from './tables-in-code.ts'

/** Written by the platform for all features. */
const ofPlatform = ['database_definitions', 'letters', 'migrations', 'queue_runners', 'rate_limits', 'retention_runs']

const tables = [...readFileSync('docs/schema.sql', 'utf8').matchAll(/^create (?:unlogged )?table (\w+)/gm)].map(
  ([, name = '']) => name,
)
const known = new Set(tables)

const declared = globSync('src/features/*/server/tables.ts').flatMap((file) =>
  [...(/interface Tables \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? '').matchAll(/(\w+):/g)].map(([, name = '']) => ({
    table: name.replaceAll(/[A-Z]/g, (sentEmail) => `_${sentEmail.toLowerCase()}`),
    feature: featureOf(file),
  })),
)
const ownerOf = new Map(declared.map(({ table, feature }) => [table, feature]))

function featureOf(file: string): string {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? ''
}

/** The messages of the rules that a file breaks. */
function breaches(file: string, text: string): string[] {
  const feature = featureOf(file)
  return tablesIn(file, text, known).flatMap(({ table, isWrite }) => {
    const owner = ownerOf.get(table)
    if (owner === feature) return []
    if (owner === undefined) return [`${file}: no feature declares ${table}`]
    if (isWrite) return [`${file}: ${table} is written by ${owner} alone`]
    return standsOn[feature]?.includes(owner) ? [] : [`${file}: ${feature} reads ${table} and does not stand on ${owner}`]
  })
}

const files = globSync('src/features/**/server/**/*.ts').filter(
  (file) => !file.includes('.test.') && !file.endsWith('/tables.ts'),
)
const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const)

test('every table has one owner', () => {
  const ofNoFeature = ofPlatform
  expect(declared.map(({ table }) => table).toSorted()).toEqual([...ownerOf.keys()].toSorted())
  expect(tables.filter((table) => !ownerOf.has(table) && !ofNoFeature.includes(table))).toEqual([])
  expect(
    [...ownerOf.keys()].filter((table) => !known.has(table)),
    'declared, and not in the database',
  ).toEqual([])
})

test('a feature writes its own tables, and reads those of the features in its standsOn', () => {
  const uses = texts.flatMap(([file, text]) => tablesIn(file, text, known))
  expect(uses.filter(({ isWrite }) => isWrite).length, 'the check must see the writes').toBeGreaterThan(60)
  expect(uses.filter(({ isWrite }) => !isWrite).length, 'and the reads').toBeGreaterThan(150)
  expect(texts.flatMap(([file, text]) => breaches(file, text))).toEqual([])
})

test('the platform knows no table of a feature', () => {
  const platform = globSync('src/platform/server/**/*.ts').filter((file) => !file.includes('.test.'))
  const uses = platform.flatMap((file) =>
    tablesIn(file, readFileSync(file, 'utf8'), known).map(({ table }) => `${file}: ${table}`),
  )
  expect(uses.filter((use) => !ofPlatform.some((table) => use.endsWith(`: ${table}`)))).toEqual([])
})

test('every declared relation is used by an import or by a read', () => {
  const unused = Object.entries(standsOn).flatMap(([feature, below]) => {
    const own = globSync(`src/features/${feature}/**/*.{ts,tsx}`).filter((file) => !file.includes('.test.'))
    const all = own.map((file) => [file, readFileSync(file, 'utf8')] as const)
    const read = new Set(all.flatMap(([file, text]) => tablesIn(file, text, known).map(({ table }) => ownerOf.get(table))))
    return below
      .filter((other) => !read.has(other) && !all.some(([, text]) => text.includes(`'#features/${other}/`)))
      .map((other) => `${feature}: ${other}`)
  })
  expect(unused).toEqual([])
})

const writes = 'is written by auth alone'
test.each([
  ['Kysely writes', `db.updateTable('users').set({ phone: null })`, writes],
  ['Kysely deletes', `tx.deleteFrom('users as gone')`, writes],
  ['SQL writes', 'sql`update users set phone = null where id = ${id}`', writes],
  ['SQL writes under another name', 'sql`update users person set phone = null`', writes],
  ['SQL inserts', 'sql<Row>`with made as (insert into users (id) values (${id}) returning id) select id from made`', writes],
  ['SQL deletes', '`delete from users using jobs where jobs.id = users.id`', writes],
  ['Kysely reads', `db.selectFrom('applicationMessages as message')`, 'does not stand on applications'],
  ['Kysely joins', `db.selectFrom('jobs').innerJoin('applications', 'a', 'b')`, 'does not stand on applications'],
  ['one of several tables', `tx.updateTable('jobs').from(['employers', 'applications'])`, 'does not stand on applications'],
  [
    'SQL reads',
    'pool.query({ text: `select 1 from jobs where exists (select from applications where job_id = jobs.id)` })',
    'does not stand on applications',
  ],
  [
    'SQL reads behind a comma',
    'sql`select count(*) from jobs job, lateral (select 1) one, applications`',
    'does not stand on applications',
  ],
  ['a table that nobody declares', 'sql`select 1 from rate_limits`', 'no feature declares rate_limits'],
])('%s: stopped', (_how, text, sentence) => {
  const found = breaches('src/features/jobs/server/queries.ts', text)
  expect(found.join('\n')).toContain(sentence)
})

test.each([
  `db.selectFrom('users').select('id')`,
  'sql`select extract(epoch from created_at), title is distinct from company from jobs order by id for update`',
  'sql`update jobs set title = applications from (select 1 as applications) named`',
  `'an application is told from applications of others'`,
])('%s: let through', (text) => {
  expect(breaches('src/features/jobs/server/queries.ts', text)).toEqual([])
})
