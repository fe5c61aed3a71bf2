import { monthOf } from '#platform/contract/dates.ts'
import { monthNumber, namesOfMonths } from '#platform/contract/read-month.ts'

/** A month such as "2021-04", a year such as "2021" if the text names no month, or an empty text. */
export type Point = string

/** A date range. `rest` is the text without it. `isNow`: it has no end, because it goes on. */
export type Period = { readonly start: Point; readonly end: Point; readonly isNow: boolean; readonly rest: string }

/** Months with frequent slips, and German, French, Spanish, Portuguese and Italian names of months that differ from the English ones, and their short forms. */
const monthsOfEurope: Readonly<Record<string, number>> = Object.fromEntries(
  'januar,janvier,janv,enero,ene,janeiro,gennaio,gen|februar,février,févr,fév,febrero,fevereiro,fev,febbraio,feb,feburary,febuary,febrauary|märz,mrz,mars,marzo,março|avril,avr,abril,abr,aprile|mai,mayo,maio,maggio,mag|juni,juin,junio,junho,giugno,giu|juli,juillet,juil,julio,julho,luglio,lug,jully|août,aout,agosto,ago,agust,augest,auguest|septembre,septiembre,setembro,settembre,set,septemeber,septmber|oktober,okt,octobre,octubre,outubro,out,ottobre,ott,octomber|novembre,noviembre,novembro,novemeber,novermber|dezember,dez,décembre,déc,diciembre,dic,dezembro,dicembre,decemeber,decmber'
    .split('|')
    .flatMap((some, at) => some.split(',').map((name) => [name, at + 1] as const)),
)

const names = [...namesOfMonths, ...Object.keys(monthsOfEurope)].toSorted((a, b) => b.length - a.length)
const numberOf = (name: string): number => monthNumber(name) || (monthsOfEurope[name] ?? 1)
export const month = `(?:${names.join('|')})`
const monthNames: ReadonlySet<string> = new Set(names)
/** How many words of a text are names of months. */
export const monthsNamed = (text: string): number =>
  (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => monthNames.has(word)).length
const monthName = new RegExp(month, 'iu')
export const year = `(?:19|20)\\d{2}`
/** The first and the last month of each season. */
const seasons: Readonly<Record<string, readonly [number, number]>> = {
  spring: [3, 5],
  summer: [6, 8],
  monsoon: [7, 9],
  autumn: [9, 11],
  fall: [9, 11],
  winter: [12, 12],
  verano: [6, 8],
  été: [6, 8],
  étés: [6, 8],
  sommer: [6, 8],
  herbst: [9, 11],
  automne: [9, 11],
  otoño: [9, 11],
}
export const season = `(?:${Object.keys(seasons).join('|')})`
const seasonName = new RegExp(season, 'iu')

/** A date in digits with a short year: "04-06-03". */
const ofDays = /^\d{1,2}([/.-])\d{1,2}\1\d{2}$/

export function pointIn(text: string, isEnd = false): Point {
  const full = /(?:19|20)\d{2}/.exec(text)?.[0] ?? (ofDays.test(text) ? century(text) : '')
  const [name] = monthName.exec(text) ?? []
  if (name) return monthOf(full || century(text), numberOf(name.toLowerCase()))
  return ofNumber(full, seasonIn(text, isEnd) || numberIn(text))
}

const ofNumber = (full: string, number: number): Point => (number >= 1 && number <= 12 ? monthOf(full, number) : full)

function seasonIn(text: string, isEnd: boolean): number {
  const time = seasonName.exec(text)?.[0].toLowerCase()
  return (time && seasons[time]?.[isEnd ? 1 : 0]) || 0
}

const inNumbers = [/^\d{1,2}\s?[/.-]\s?(\d{1,2})\s?[/.-]/, /^\d{4}\s?[-/.]\s?(\d{2})(?:[-/.]\d{2})?$/, /^(\d{1,2})\s?[/.-]/]

/** The month of "01/04/2021" (day first, as in India), "2021-04" and "04/2021"; 0 if there is none. */
function numberIn(text: string): number {
  const found = inNumbers.map((way) => way.exec(text)?.[1]).find((digits) => digits !== undefined)
  return Number(found ?? 0)
}

/** Completes a year of two digits: "Apr'21" is 2021. Numbers above 60 belong to the 20th century. */
function century(text: string): string {
  const digits = /(\d{2})\D*$/.exec(text)?.[1] ?? ''
  return Number(digits) > 60 ? `19${digits}` : `20${digits}`
}
