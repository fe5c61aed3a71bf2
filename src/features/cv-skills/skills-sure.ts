import { type Sign, signsOf } from '#features/cv-words/doubt-weights.ts'
import type { SectionName } from '#features/cv-words/heading-titles.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { isLanguageName } from './language-names.ts'
import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { isPastime, linesOfOthers } from './lines-of-others.ts'
import { isShortList } from './list-parts.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

type FoundItem = { readonly text: string; readonly from: Paragraph; readonly isFirst: boolean }

const groupWord =
  /\blanguages$|^languages? known$|^(?:programming|scripting|markup|query|foreign) language$|\b(?:tools?|platforms?|systems?|methods?|concepts?)$|^(?:other|more|additional|misc(?:ellaneous)?)\b|^(?:soft|hard|technical|key|computer|personal|professional|it) skills$/i
const oddSign = /[^\p{L}\p{M}\p{N}\s.,+#/&()'’:%!"“”–-]/u
const formWord =
  /^(?:(?:un)?married|single|(?:fe)?male|indian|hindu|muslim|christian|signature|date|place|shri .*|yours \p{L}+|dear .*|and|or|inc|company|year)$/iu
/** What people say of themselves, which is no skill: "Good communication skills", "determined". */
const ofOneself =
  /^(?:very |highly |an? )?(?:good|strong|excellent|great|effective|quick|fast|positive|ability|able|willing(?:ness)?|capable|capacity|self|hard|honest|punctual|sincere|dedicated|determined|motivated|confident|disciplined|optimistic|friendly|energetic|enthusiastic|responsible|reliable|patient|polite|passionate|loyal|obedient|workaholic|goal)(?![a-z])(?! ?stack)/i
/** What people say of themselves may name a skill: "Good communication skills", "Strong analytical skills". */
const namesSkill = /\b(?:skills?|communicat(?:ion|or))$/i
/** The end or the beginning of a name that a line cut: "Relationship", "Management". */
const cutWord = /^(?:management|development|relationship|solving|thinking|making|building|processing|oriented)$|[&,–-]$/i
const ofOtherSection: ReadonlySet<SectionName> = new Set(['projects', 'experience', 'education', 'certificates', 'achievements'])

/** The title of another part in capitals: "PROJECTS / OPEN SOURCE". */
const isTitleOfOther = (text: string): boolean =>
  /^[\p{Lu}\s/&-]{6,40}$/u.test(text) &&
  text.split(/\s?[/&]\s?/).some((part) => {
    const heading = headingIn(part)
    return heading !== null && heading.rest === '' && ofOtherSection.has(heading.name)
  })

const smallWord = /\s(?:on|for|to|with|from|by|at|as|the|an?|is|are|my)\s/i

/** Returns the warning signs of an item of a list of skills: from its own words, and from a comparison with the other items. */
export function signsOfSkills(
  items: readonly FoundItem[],
  lines: readonly Paragraph[],
  behindProse: ReadonlySet<Paragraph>,
): (item: FoundItem) => Sign[] {
  const apart = linesApart(lines)
  const [foreign, behind] = [foreignLetters(lines), behindForeign(lines)]
  const usual = median(items.map(({ text }) => countOfWords(text)))
  const titles = titleLines(lines)
  // The items from "Gender" on belong to a form about the person.
  const form = items.findIndex(({ text }) => formLabelOf(text) !== null)
  const ofForm = new Set(form < 0 ? [] : items.slice(form))
  const others = linesOfOthers(lines, items)
  const below = new Set([...behind, ...others.behind])
  return (item) => {
    const { text, from } = item
    const count = countOfWords(text)
    return signsOf({
      language: isLanguageName(text),
      // The name of a group stands at the beginning of its line: "Tools", but not the last of "Git, Linux, Operating systems".
      groupWord: groupWord.test(text.replace(/\s?[:–—-]$/, '')) && (item.isFirst || !isShortList(from)),
      oddSign: oddSign.test(text),
      ofOneself: ofOneself.test(text) && !namesSkill.test(text),
      smallWord: count > 2 && smallWord.test(text),
      apart: apart.has(from),
      otherLetters: foreign.has(from),
      afterOther: below.has(from),
      afterProse: behindProse.has(from),
      formWord: formWord.test(text) || ofForm.has(item) || others.own.has(from) || isPastime(text),
      titleLine: titles.has(from) || isTitleOfOther(text) || cutWord.test(text),
      only: items.length === 1,
      longer: count > Math.max(2 * usual + 1, 4),
    })
  }
}

/** "Data structures & algorithms" has three words. */
const countOfWords = (text: string): number => text.split(' ').filter((word) => !/^(?:and|&|\/|[–-])$/i.test(word)).length

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The last lines of a list, if the gap above them is much wider than the usual gap. */
function linesApart(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const gaps = lines.slice(1).map((line, before) => gapBetween(lines[before], line))
  const usual = median(gaps.filter((gap) => gap > 0))
  const last = gaps.findLastIndex((gap, before) => gap > 2 * usual + 1.5 * (lines[before]?.size ?? 0))
  const rest = last < 0 ? [] : lines.slice(last + 1)
  return new Set(3 * rest.length <= lines.length ? rest : [])
}

function gapBetween(one: Paragraph | undefined, { place: now }: Paragraph): number {
  const before = one?.place
  if (!before || !now || before.column !== now.column) return 0
  return now.box.y - (before.box.y + before.box.height)
}

const lettersOf = ({ look, size, isBullet }: Paragraph): string => `${look?.replace(/ capital$/, '') ?? size} ${isBullet}`

/** Lines in a text style that fewer than a third of the lines have, and that are no list of short texts. */
function foreignLetters(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const counts = Map.groupBy(lines, lettersOf)
  return new Set(
    lines.filter(
      (line) => lines.length > 3 && 3 * (counts.get(lettersOf(line))?.length ?? 0) < lines.length && !isShortList(line),
    ),
  )
}

/** Lines without commas in a style of their own, among lines with commas: cells with the names of groups. */
function titleLines(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const listed = new Set(lines.filter(({ text }) => text.includes(',')).map(lettersOf))
  const plain = lines.filter((line) => !line.text.includes(',') && !listed.has(lettersOf(line)))
  return new Set(listed.size > 0 && 2 * plain.length <= lines.length ? plain : [])
}

/** The lines from the first one in a style that the first three lines do not have: that line may be an unknown heading. */
function behindForeign(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const own = new Set(lines.slice(0, 3).map(lettersOf))
  const at = lines.findIndex((line) => !own.has(lettersOf(line)))
  return new Set(at < 0 ? [] : lines.slice(at))
}
