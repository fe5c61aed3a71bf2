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

const spanned = (text: string, attributes: string) => `<td ${attributes}><p>${text}</p></td>`

test('a head over two columns is a time with its beginning and its end, with or without heads of their own', () => {
  const head = `<tr>${['Name of company', 'Position'].map((text) => spanned(text, 'rowspan="2"')).join('')}${spanned('Period', 'colspan="2"')}</tr>`
  const row = cellsOf('Nadi Builders', 'Site Engineer', 'May 2015', 'June 2017')
  const read = [{ employer: 'Nadi Builders', position: 'Site Engineer', from: 'May 2015', to: 'June 2017' }]
  expect(fieldsIn(head, cellsOf('From', 'To'), row)).toEqual(read)
  expect(fieldsIn(head, row)).toEqual(read)
})

test('the border between two columns may differ from row to row', () => {
  const head = `<tr>${cellsOf('Name of company', 'Position').slice(4, -5)}${spanned('Period', 'colspan="3"')}</tr>`
  const sub = `<tr>${spanned('From', '')}${spanned('To', 'colspan="2"')}</tr>`
  const row = `<tr>${cellsOf('Nadi Builders', 'Mason').slice(4, -5)}${spanned('May 2015', 'colspan="2"')}${spanned('June 2017', '')}</tr>`
  expect(fieldsIn(head, sub, row)).toEqual([{ employer: 'Nadi Builders', position: 'Mason', from: 'May 2015', to: 'June 2017' }])
})
