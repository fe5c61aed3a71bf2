import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { Template } from '#features/cvs/contract.ts'
import { templates } from '#platform/server/pdf/templates.ts'
import { newestVersion, templateFile, versionOf } from './template-version.ts'

test.each(Template.options)('every version there was of %s can still be set', (template) => {
  const versions = Array.from({ length: newestVersion[template] }, (_, at) => at + 1)
  expect(versions.length).toBeGreaterThan(0)
  for (const version of versions) expect(templates).toContain(templateFile(template, version))
})

test('a saved CV keeps its template version, and a newly selected template gets its newest version', () => {
  const saved = { body: englishCv, templateVersion: 0 }
  expect(versionOf('modern', saved)).toBe(0)
  expect(versionOf('classic', saved)).toBe(newestVersion.classic)
  expect(versionOf('modern', null)).toBe(newestVersion.modern)
  expect(templateFile('classic', 2)).toBe('cv-classic-2')
})
