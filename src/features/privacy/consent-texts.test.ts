import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Purpose, purposes, purposesOf } from './consent-texts.ts'
import { privacy } from './contract.ts'

/** The hashes of all texts that were ever shown. A new version adds a line; existing lines never change. */
const shown = {
  'account 2026-11-28': 'R5kGkgNm79Nh',
  'account 2026-11-22': 'Sk4OMZr3XPg6',
  'account 2026-11-21': 'cPx0Oot1xRZZ',
  'marketing 2026-11-22': '9OHcyBcuiZ37',
  'marketing 2026-11-21': '_nvJX8AworKu',
  'cv-sharing 2026-11-21': 'nVbFrHctkqcK',
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12)

test('a text that somebody has consented to never changes: a changed text gets a new version', () => {
  const texts = Object.entries(purposes).flatMap(([purpose, { versions }]) =>
    versions.map(({ version, text }) => [`${purpose} ${version}`, hashOf(text)]),
  )
  expect(Object.fromEntries(texts)).toEqual(shown)
  expect(hashOf('another word')).not.toBe(hashOf('other word'))
})

test('the newest version is first, and no version occurs twice', () => {
  for (const { versions } of Object.values(purposes)) {
    const days = versions.map(({ version }) => version)
    expect([...new Set(days)].toSorted().toReversed()).toEqual(days)
  }
})

test('the calls accept the purposes for people with an account', () => {
  const { params } = privacy['PUT /api/consents/:purpose']
  const taken = (Object.keys(purposes) as Purpose[]).filter((purpose) => params.safeParse({ purpose }).success) // the object has these keys
  expect(taken).toEqual(purposesOf('user'))
})
