import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { architectureDocument } from '../../scripts/architecture.ts'

const squeezed = (text: string): string => text.replace(/ +/g, ' ').replace(/-+/g, '-')

test('docs/architecture.md is what the code says; `npm run docs:architecture` writes it', () => {
  expect(squeezed(readFileSync('docs/architecture.md', 'utf8'))).toBe(squeezed(architectureDocument()))
})

test('a feature is described by its own sentence, not by that of a table in the same file', () => {
  expect(architectureDocument()).toContain('| `contact` | The contact form and the queue of its messages. |')
})
