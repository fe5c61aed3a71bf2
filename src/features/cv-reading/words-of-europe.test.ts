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

const formOf = (...texts: readonly string[]) =>
  propose(
    ['Anna Lindqvist', ...texts, 'Erfahrung', 'Clerk, Nadi GmbH, 2015 – 2017'].map((text) => paragraphOf(text, 10)),
    [],
  )

test.each<readonly [string, readonly [string, string, string, string]]>([
  ['Swedish', ['Födelsedag: 1990-05-12', 'Adress: Storgatan 5, Uppsala', 'Telefon: 0701234567', 'E-post: anna@example.se']],
  ['German', ['Geburtsdatum: 12.05.1990', 'Anschrift: Ring 5, Uppsala', 'Handy: 0701234567', 'E-Mail-Adresse: anna@example.se']],
  [
    'French',
    ['Date de naissance : 12/05/1990', 'Adresse : 5 rue Vert, Uppsala', 'Téléphone : 0701234567', 'Courriel : anna@example.se'],
  ],
  [
    'Spanish',
    ['Fecha de nacimiento: 12/05/1990', 'Dirección: Ronda 5, Uppsala', 'Teléfono: 0701234567', 'Correo: anna@example.se'],
  ],
  ['Dutch', ['Geboortedatum: 12-05-1990', 'Adres: Ring 5, Uppsala', 'Telefoon: 0701234567', 'E-mailadres: anna@example.se']],
  [
    'Portuguese',
    ['Data de nascimento: 12/05/1990', 'Endereço: Rua 5, Uppsala', 'Telemóvel: 0701234567', 'E-mail: anna@example.se'],
  ],
])('the labels of a form in %s', (_, [born, ...others]) => {
  const { cv, left } = formOf(born, ...others, 'Profil', 'Steady clerk of a mill.', born)
  expect(cv.personalInfo).toMatchObject({
    fullName: 'Anna Lindqvist',
    address: expect.stringMatching(/5.*, Uppsala$/),
    phone: '0701234567',
    email: 'anna@example.se',
  })
  expect(cv.personalInfo.address).not.toContain(':')
  expect(cv.summary).toBe('Steady clerk of a mill.')
  expect(left.map(({ text }) => text).join(), 'no label is left without its value').not.toMatch(/:(?:,|$)/)
})
