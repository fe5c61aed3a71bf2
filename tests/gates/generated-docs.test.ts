import { architectureDocument } from '../../scripts/architecture.ts'
import { expect, test } from 'vitest'
import { openPortal } from '../portal.ts'
import { readFileSync } from 'node:fs'
import { schemaText } from '../../scripts/schema-text.ts'

const squeezed = (text: string): string => text.replace(/ +/g, ' ').replace(/-+/g, '-')

test('docs/architecture.md is what the code says; `npm run docs:architecture` writes it', () => {
  expect(squeezed(readFileSync('docs/architecture.md', 'utf8'))).toBe(squeezed(architectureDocument()))
})

test('a feature is described by its own sentence, not by that of a table in the same file', () => {
  expect(architectureDocument()).toContain('| `contact` | The contact form and the queue of its messages. |')
})

const { pool } = await openPortal()

test('docs/schema.sql is the schema of a new database: npm run db:schema writes it', async () => {
  const text = await schemaText(pool)
  expect(text.match(/^create (unlogged )?table /gm)?.length).toBeGreaterThan(40)
  expect(readFileSync('docs/schema.sql', 'utf8')).toBe(text)
})
