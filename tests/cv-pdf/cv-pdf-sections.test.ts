/** The further sections in every version of every template. */
import { expect, test } from 'vitest'
import { Template } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { templateFile } from '#features/cvs/server/template-version.ts'
import { englishCv, hindiCv } from '../factories/a-cv.ts'
import { englishSections, hindiSections } from '../factories/further-sections.ts'
import { textOf } from './read-pdf.ts'
import { aTypesetter } from './typesetter.ts'
import { compare, wordsIn, wordsOf } from './words-of-cv.ts'

const { typeset } = aTypesetter()
const looks = Template.options.flatMap((template) => [1, 2].map((version) => [template, version] as const))

test.each(looks)(
  'projects, certificates, publications and volunteering are on paper in order (%s %i)',
  async (template, version) => {
    const file = templateFile(template, version)
    const english = { ...englishCv, ...englishSections, template }
    const { recall, order, lost } = compare(wordsOf(english), wordsIn(await textOf(await typeset(file, toPrintModel(english)))))
    expect({ recall, order, lost }).toEqual({ recall: 1, order: 1, lost: [] })
    const hindi = { ...hindiCv, ...hindiSections, template }
    const read = await textOf(await typeset(file, toPrintModel(hindi)))
    for (const words of ['Projects', '400', 'Certificates', '2016', 'Publications', 'May 2021', 'Volunteering', '2017 – Present'])
      expect(read).toContain(words)
  },
)

test('a section without entries has no heading, and a web address is a link', async () => {
  const { projects } = englishSections
  const pdf = await typeset(templateFile('modern', 2), toPrintModel({ ...englishCv, projects, publications: [] }))
  const text = await textOf(pdf)
  expect(text).toContain('Projects')
  expect(text).not.toMatch(/Certificates|Publications|Volunteering/)
  expect(Buffer.from(pdf).toString('latin1')).toContain('(https://github.com/asha-menon/monsoon-ledger)')
})
