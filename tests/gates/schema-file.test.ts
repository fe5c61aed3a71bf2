import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaText } from '../../scripts/schema-text.ts'
import { openPortal } from '../portal.ts'

const { pool } = await openPortal()

test('docs/schema.sql is the schema of a new database: npm run db:schema writes it', async () => {
  const text = await schemaText(pool)
  expect(text.match(/^create (unlogged )?table /gm)?.length).toBeGreaterThan(40)
  expect(readFileSync('docs/schema.sql', 'utf8')).toBe(text)
})
