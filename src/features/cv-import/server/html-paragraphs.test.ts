import { expect, test } from 'vitest'
import { htmlParagraphs } from './html-paragraphs.ts'

const cellsOf = (...texts: readonly string[]) => `<tr>${texts.map((text) => `<td><p>${text}</p></td>`).join('')}</tr>`
const fieldsIn = (...rows: readonly string[]) =>
  htmlParagraphs(`<table>${rows.join('')}</table>`).paragraphs.flatMap(({ fields }) => fields ?? [])

test('a table is read where its head has an empty cell and names with slips', () => {
  expect(
    fieldsIn(
      cellsOf('', 'Qualification', 'Institate name', 'Year of passing', 'Percentage'),
      cellsOf('1.', 'SSLC', 'Nadi Hr. Sec. School', '2018', '89%'),
    ),
  ).toEqual([{ degree: 'SSLC', institution: 'Nadi Hr. Sec. School', time: '2018', grade: '89%' }])
})

test('and none where fewer than three in five of its names are known', () => {
  expect(fieldsIn(cellsOf('Nadi name', 'Vriksha college', 'Course'), cellsOf('a', 'b', 'c'))).toEqual([])
})

test('a title in capitals may be one paragraph with the line below it', () => {
  expect(htmlParagraphs('<p>EDUCATIONInstitute</p><p>PASANDTours</p>').paragraphs.map(({ text }) => text)).toEqual([
    'EDUCATION',
    'Institute',
    'PASANDTours',
  ])
})

test('a dash or "NA" in a cell is no value', () => {
  const head = cellsOf('Course', 'Specialization', 'Institution', 'Year')
  expect(fieldsIn(head, cellsOf('SSLC', '-', 'Nadi School', '2003'), cellsOf('PUC', 'N.A.', 'Nadi School', '2005'))).toEqual([
    { degree: 'SSLC', institution: 'Nadi School', time: '2003' },
    { degree: 'PUC', institution: 'Nadi School', time: '2005' },
  ])
})
