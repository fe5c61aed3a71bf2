import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { builtScript, useBuiltScripts } from '#platform/server/workers/built-scripts.ts'
import { plainPdf } from '#tests/cv-import/resumes/react-pdf.ts'
import { openReader } from './reader.ts'

const source = path.join(import.meta.dirname, 'reader-child.ts')
const bundles = path.resolve(import.meta.dirname, '../../../../dist/workers')

afterAll(() => useBuiltScripts(undefined))

test('the bundle of the reader reads what its source reads', async () => {
  const file = await plainPdf()
  expect(builtScript(source)).toBe(source)
  const fromSource = await openReader().read(file)
  useBuiltScripts(bundles)
  expect(builtScript(source), 'is made by npm run build').toBe(path.join(bundles, 'reader-child.js'))
  expect(await openReader().read(file)).toEqual(fromSource)
  expect(fromSource.imported.cv.experience).not.toEqual([])
})

test('a worker without a bundle starts from its source', () => {
  useBuiltScripts(bundles)
  const other = path.join(import.meta.dirname, 'other-child.ts')
  expect(builtScript(other)).toBe(other)
})
