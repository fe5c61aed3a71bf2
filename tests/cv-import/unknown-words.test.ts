/** CVs whose words nobody knows: the headings, the positions or the employers are replaced. What is read wrongly then is marked. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { headingIn } from '#features/cv-words/headings.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'
import { docxParagraphs } from '#features/cv-import/server/docx-paragraphs.ts'
import { pdfParagraphs } from '#features/cv-import/server/pdf-paragraphs.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import { type ExpectedCv, sharesOf } from './layouts/tally.ts'

const sounds = ['bcdfghjklmnpqrstvwxyz', 'aeiou'] as const

/** The next sound but six: a word of the same length and capitals, which no list has. */
function unknown(word: string): string {
  return word.replace(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase()
    const row = sounds.find((one) => one.includes(small)) ?? small
    const turned = row[(row.indexOf(small) + 7) % row.length] ?? small
    return letter === small ? turned : turned.toUpperCase()
  })
}

const words = /\p{L}[\p{L}\p{M}-]*/gu
const withoutKnown = (text: string, isKnown: (word: string) => boolean): string =>
  text.replace(words, (word) => (isKnown(word) ? unknown(word) : word))
const isRole = (word: string): boolean => scoreOf(word) > 0
const isFirm = (word: string): boolean => scoreOf(word) < 0

type Change = (text: string) => string
const changes: Readonly<Record<'headings' | 'positions' | 'employers', Change>> = {
  headings: (text) => {
    const name = headingIn(text)?.name
    return name && !['experience', 'education', 'skills'].includes(name) ? unknown(text) : text
  },
  positions: (text) => (headingIn(text) ? text : withoutKnown(text, isRole)),
  employers: (text) => (headingIn(text) ? text : withoutKnown(text, isFirm)),
}

const changed = (expected: ExpectedCv, change: Change): ExpectedCv => ({
  ...(expected.jobs ? { jobs: expected.jobs.map(([company, position]) => [change(company), change(position)] as const) } : {}),
  ...(expected.courses ? { courses: expected.courses.map(([school, degree]) => [change(school), change(degree)] as const) } : {}),
  ...(expected.skills ? { skills: expected.skills.map(change) } : {}),
})

type ReadFile = { readonly paragraphs: readonly Paragraph[]; readonly links: readonly string[]; readonly expected: ExpectedCv }

async function readFolder(folder: string): Promise<ReadFile[]> {
  const fileOf = (name: string) => new Uint8Array(readFileSync(path.join(import.meta.dirname, folder, name)))
  const truth = JSON.parse(Buffer.from(fileOf('truth.json')).toString()) as Record<string, ExpectedCv>
  return Promise.all(
    Object.entries(truth).map(async ([name, expected]) => {
      const read = await (name.endsWith('.docx') ? docxParagraphs(fileOf(name)) : pdfParagraphs(fileOf(name)))
      return { paragraphs: read.paragraphs, links: read.links, expected }
    }),
  )
}

const files = (await Promise.all(['foreign', 'indian'].map(readFolder))).flat()

test.each([
  ['headings', 97, 33],
  ['positions', 97, 33],
  ['employers', 97, 33],
] as const)('%s that nobody knows', (kind, doubtful, needless) => {
  const change = changes[kind]
  const shares = sharesOf(
    files.map(({ paragraphs, links, expected }) => {
      const lines = paragraphs.map((one) => ({ ...one, text: change(one.text), ...(one.lead ? { lead: change(one.lead) } : {}) }))
      return [changed(expected, change), propose(lines, links)] as const
    }),
  )
  expect(shares.doubtful).toBeGreaterThanOrEqual(doubtful)
  expect(shares.needless).toBeLessThanOrEqual(needless)
})
