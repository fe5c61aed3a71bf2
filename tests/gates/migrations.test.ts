import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { breachesOf } from './migration-rules.ts'

/** The rules are younger than those below. */
const since = '0271'

test('a migration can be applied while the release before it answers', () => {
  const files = readdirSync('migrations').filter((name) => name >= since)
  expect(
    files.flatMap((name) => breachesOf(readFileSync(`migrations/${name}`, 'utf8')).map((breach) => `${name}: ${breach}`)),
  ).toEqual([])
})

test.each([
  'alter table jobs drop column title',
  'drop table jobs',
  'alter table jobs rename column title to name',
  'alter table jobs rename to postings',
  'alter table jobs alter column title type varchar(10)',
  'alter table jobs alter title set not null',
  'alter table jobs add column shift text not null',
  'alter table jobs add column a text default 1, add column shift text not null',
  'alter table jobs add constraint jobs_shift check (shift > 0)',
  'alter table jobs add constraint jobs_city foreign key (city_id) references cities',
  'alter table jobs add column shift text; alter table users add column shift text',
])('is refused: %s', (statement) => {
  expect(breachesOf(`-- Why.\n${statement};`)).toHaveLength(1)
})

test.each([
  'alter table jobs add column shift text',
  "alter table jobs add column shift text not null default ''",
  'alter table jobs add constraint jobs_shift check (shift > 0) not valid',
  'alter table jobs validate constraint jobs_shift',
  'create table shifts (id int not null); alter table shifts add constraint shifts_id check (id > 0)',
  'create index jobs_shift on jobs (shift)',
  '-- contract: no release since 0280 reads this column any more\nalter table jobs drop column shift',
])('is allowed: %s', (statement) => {
  expect(breachesOf(`${statement};`)).toEqual([])
})
