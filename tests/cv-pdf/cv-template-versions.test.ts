/**
 * A finished CV never changes by itself: each version of each template makes the same pages as when it was added. A new look is a new version
 * (docs/decisions/0052-cv-data-in-pdf.md), whose pages are added to the record.
 */
import { expect, test } from 'vitest'
import { templates } from '#platform/server/pdf/templates.ts'
import { pageHashes } from './page-hashes.ts'
import record from './template-record.json' with { type: 'json' }
import { aTypesetter } from './typesetter.ts'

const { typeset } = aTypesetter()
const versions = [...templates].filter((name) => name.startsWith('cv-'))

test.each(versions)('%s sets the pages that it always set', async (version) => {
  const pages: Record<string, readonly string[]> = {}
  for (const [lang, cv] of Object.entries(record.cvs)) pages[lang] = pageHashes(await typeset(version, cv))
  expect({ [version]: pages }).toEqual({ [version]: (record.pages as Record<string, unknown>)[version] }) // a version without a record must be reported
})

test('no version is missing', () => {
  expect(Object.keys(record.pages).toSorted()).toEqual(versions.toSorted())
})
