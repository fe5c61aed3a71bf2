import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { readFields } from '#features/cvs/web/cv-fields.ts'
import { targetsFor } from './move-offer.ts'
import { offersIn } from './offers.ts'

const { template: _template, ...cv } = englishCv
const entry = { name: 'Trainer', organization: 'Red Cross', startDate: '2019-04', endDate: '2021-03', link: '', description: '' }

test('the review names the fields of an entry as the form does', () => {
  const sections = { certificates: [entry], volunteering: [entry], publications: [entry], projects: [entry] }
  const groups = offersIn({ source: 'pdf', cv: { ...cv, ...sections }, template: null, doubts: [], left: [] }, readFields({}))
  const labelsIn = (list: string) =>
    groups.flatMap(({ offers }) => offers.flatMap(({ key, label }) => (key.startsWith(`${list}.0.`) ? [label] : [])))
  expect(labelsIn('volunteering')).toEqual(['Role', 'Organisation', 'Start', 'End'])
  expect(labelsIn('certificates')).toEqual(['Certificate name', 'Issued by', 'Issue date', 'Valid until'])
  expect(labelsIn('publications').slice(0, 3)).toEqual(['Title of the publication', 'Publisher or journal', 'Published'])
  expect(labelsIn('projects').slice(0, 2)).toEqual(['Project name', 'Client, employer or college'])
  expect(labelsIn('experience')).toEqual(expect.arrayContaining(['Start month', 'End month']))
})

const labelsOf = (key: string) => targetsFor(key).map(({ label }) => label)

test('the buttons that move a value use the same names', () => {
  expect(labelsOf('volunteering.0.organization')).toEqual(['Role', 'Not sure'])
  expect(labelsOf('certificates.0.name')).toEqual(['Issued by', 'Not sure'])
})
