/** Tests that every strategy finds the same as a plain scan, whatever the estimate says. */
import { expect, test } from 'vitest'
import { newId } from '#platform/server/new-id.ts'
import { generator, insertManyResumes, resumeNumber } from '#tests/factories/many-resumes.ts'
import { openPortal } from '#tests/portal.ts'
import { readResumesPlainly } from '#tests/search/read-resumes-plainly.ts'
import { ResumeSearch } from '../../contract.ts'
import { findMatches } from './find-matches.ts'
import { pageRequestOf } from './page-request.ts'
import { openParser } from './parse-search.ts'

const people = 1_500
const portal = await openPortal()
const { db, context } = portal
await insertManyResumes(db, 0, people)
const parse = openParser(context.searchPool)
const reader = { employerId: newId(), now: new Date() }

const random = generator(5)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // lists here are never empty
const words = [
  'nurse',
  'safety',
  '"night shift"',
  'nurse -dialysis',
  'ran',
  'excel -"monthly report"',
  'react or tally',
  'team thirty',
  'c++',
  'the',
  '-ward',
]
const sorts = ['relevant', 'active', 'experience', 'pay', 'notice'] as const

const sometimes = (share: number, fields: object): object => (random() < share ? fields : {})

function aSearch(): ResumeSearch {
  const person = resumeNumber(Math.floor(random() * people))
  const isRole = random() < 0.5
  return ResumeSearch.parse({
    ...sometimes(0.8, { q: isRole ? person.title : pick(words) }),
    ...sometimes(0.3, { location: person.location.split(',')[0] }),
    ...sometimes(0.5, { move: 'true' }),
    ...sometimes(0.2, { experienceMin: '3' }),
    ...sometimes(0.2, { experienceMax: '12' }),
    ...sometimes(0.15, { payMax: '1500000' }),
    ...sometimes(0.2, { notice: '30' }),
    ...sometimes(0.15, { programme: 'veteran' }),
    ...sometimes(0.7, { sort: pick(sorts) }),
    page: pick(['1', '1', '1', '2', '5']),
  })
}

test.each([
  ['as it is estimated', undefined],
  ['where many are estimated', { indexed: people, all: people, first: people / 2 }],
  ['where many are estimated and none with the words in their titles', { indexed: people, all: people, first: 0 }],
  ['where just enough are estimated', { indexed: people, all: 25, first: 22 }],
])('%s, 30 searches find what a plain scan finds', { timeout: 120_000 }, async (_name, force) => {
  for (let n = 0; n < 30; n++) {
    const search = aSearch()
    const found = await findMatches(
      context.searchPool,
      await parse(search),
      pageRequestOf(search, reader),
      force ? { force } : {},
    )
    const read = await readResumesPlainly(db, context.searchPool, search)
    // A forced estimate may be wrong about the total: only an estimated total is limited to the cap.
    const total = force ? found.total : Math.min(read.total, 1_001)
    expect({ ids: found.ids, total: found.total }, `search: ${JSON.stringify(search)}`).toEqual({ ids: read.ids, total })
  }
})
