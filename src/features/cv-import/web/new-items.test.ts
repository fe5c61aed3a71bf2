import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { CvBody } from '#features/cvs/contract.ts'
import { blankSectionEntry } from '#features/cvs/further-sections.ts'
import { readFields } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import { offersIn } from './offers.ts'
import { takeOffers } from './take-offers.ts'

const { template: _template, ...cv } = englishCv
const blankCv = { ...cv, experience: [], education: [], skills: [], achievements: [], languages: [] }
const imported: ImportResult = { source: 'pasand', cv: blankCv, template: null, doubts: [], left: [] }
const blank = readFields({})

test('the date of a publication is offered as that of its release, and not again', () => {
  const publications = [{ ...blankSectionEntry, name: 'Millets', startDate: '2020' }]
  const found = { ...imported, cv: { ...blankCv, publications } }
  const offers = offersIn(found, blank).flatMap((group) => group.offers)
  expect(offers).toContainEqual(expect.objectContaining({ label: 'Published', offered: '2020' }))
  const taken = takeOffers(blank, found, new Set(offers.map(({ key }) => key)))
  expect(CvBody.parse({ ...englishCv, publications: taken.publications }).publications).toEqual(publications)
  expect(CvBody.parse({ ...englishCv, publications: [{ name: 'Millets', endDate: '2020' }] }).publications).toEqual(publications)
  expect(offersIn(found, readFields(taken))).toEqual([])
  expect(readFields({ publications: [{ name: 'Millets', endDate: '2020' }] }).publications, 'of an older import').toMatchObject([
    { startDate: '2020', endDate: '' },
  ])
})

test('a language of the CV is completed and not doubled', () => {
  const languages = ['Kannada (native)', 'Hindi', 'tulu – basic', 'Konkani']
  const found = { ...imported, cv: { ...blankCv, languages } }
  const now = readFields({ languages: ['Kannada', 'Hindi (fluent)', 'Tulu (native)'] })
  const offers = offersIn(found, now).flatMap((group) => group.offers.filter(({ key }) => key.startsWith('languages')))
  expect(offers).toMatchObject([
    { key: 'languages.0', now: 'Kannada', offered: 'Kannada (native)' },
    { key: 'languages.3', now: '', offered: 'Konkani' },
  ])
  const taken = takeOffers(now, found, new Set(offers.map(({ key }) => key)))
  expect(taken.languages).toEqual(['Kannada (native)', 'Hindi (fluent)', 'Tulu (native)', 'Konkani'])
})
