/** Titles, months and names in the languages of Europe. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { propose } from './propose.ts'

const read = (...lines: readonly string[]) =>
  propose(
    lines.map((text) => ({ ...paragraphOf(text, 10), look: 'plain 10' })),
    [],
  ).cv

test.each([
  ['Déc. 2023 – Aujourd’hui', '2023-12', ''],
  ['janv. 2020 - juil. 2021', '2020-01', '2021-07'],
  ['fevereiro 2019 até agosto 2020', '2019-02', '2020-08'],
  ['Mar 2021 – Atual', '2021-03', ''],
  ['gennaio 2018 – dicembre 2019', '2018-01', '2019-12'],
  ['1998 a 2002', '1998', '2002'],
])('the period "%s" is read', (text, start, end) => {
  expect(periodIn(text)).toMatchObject({ start, end, rest: '' })
})

test('a Portuguese CV has its parts', () => {
  const cv = read(
    'Rui Almada',
    'EXPERIÊNCIAS',
    'Estagiário de suporte, Padaria do Rio',
    'Fev. 2020 – Dez. 2021',
    'FORMAÇÃO',
    'Bacharelado em Física, Universidade do Rio',
    '2016 – 2020',
    'LÍNGUAS',
    'Português - Fluente',
    'Inglês - Básico',
  )
  expect(cv.experience).toMatchObject([{ position: 'Estagiário de suporte', company: 'Padaria do Rio', startDate: '2020-02' }])
  expect(cv.education).toMatchObject([{ degree: 'Bacharelado', field: 'Física', institution: 'Universidade do Rio' }])
  expect(cv.languages).toEqual(['Português (Fluente)', 'Inglês (Básico)'])
})

test.each([
  ['Opleiding', 'Universiteit Nadi, Master in Physics', '2010 – 2014'],
  ['Wykształcenie', 'Politechnika Nadi, Master in Physics', '2010 – 2014'],
  ['教育背景', 'Nadi University, Master in Physics', '2010 – 2014'],
])('education below "%s"', (...lines) => {
  expect(read('Asha Menon', ...lines).education).toMatchObject([{ degree: 'Master', startYear: '2010' }])
})
