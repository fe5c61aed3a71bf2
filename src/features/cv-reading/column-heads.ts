/** What a column of a table, or a label before a value, says about an entry. */
export type FieldKind =
  | 'number'
  | 'employer'
  | 'position'
  | 'time'
  | 'from'
  | 'to'
  | 'place'
  | 'duties'
  | 'degree'
  | 'subject'
  | 'institution'
  | 'board'
  | 'grade'
export type EntryFields = Readonly<Partial<Record<FieldKind, string>>>

const words = new Set(
  [
    's sr sl no sn sno name of the and in to from on at date dates company organization organisation employer firm client designation',
    'position post held role roles job title profile duration period tenure time working experience location place city nature work duties',
    'responsibility responsibilities description main activities occupation rank degree course class standard qualification qualifications',
    'examination exam exams passed awarded obtained board university institute institution college school year passing completion completed session',
    'percentage percent marks cgpa gpa sgpa grade division aggregate score result stream specialization specialisation subject subjects branch',
    'discipline or key till upto total secured examining body centre years yr title qualify',
  ].flatMap((line) => line.split(' ')),
)

const kinds: readonly (readonly [FieldKind, RegExp])[] = [
  ['number', /^(?:s|sr|sl)[\s.]*(?:no|n)?[\s.]*$|^no\.?$|^sno\.?$|^(?:total |working )?(?:years of )?experience$/i],
  ['grade', /%|percent|\bmarks\b|gpa\b|\bgrade\b|division|aggregate|score|result/i],
  ['duties', /responsib|profile|nature|duties|description|activities/i],
  ['from', /^(?:date )?from(?: date)?$/i],
  ['to', /^(?:date )?(?:to|till|upto)(?: date)?$/i],
  ['time', /\b(?:years?|yr|session|passing|duration|period|tenure|dates?)\b/i],
  ['degree', /qualification|\bexam|degree|\bcourse\b|\bclass\b|standard/i],
  ['position', /designation|position|\bpost\b|\brole\b|job title|occupation|\brank\b/i],
  ['subject', /speciali[sz]ation|stream|subjects?|branch|discipline/i],
  ['institution', /institut|college|school|centre/i],
  ['board', /board|university|examining body/i],
  ['employer', /company|organi[sz]ation|employer|firm|client/i],
  ['place', /location|place|city/i],
]

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Whether a text has nothing but words of heads of tables. */
export const isHeadWords = (raw: string): boolean => raw.length <= 60 && isOfHeadWords(raw.normalize('NFKC'))

const isOfHeadWords = (text: string): boolean =>
  (text.includes('%') || wordsOf(text).length > 0) &&
  /^[a-z\s./%&()#:'’–-]+$/i.test(text) &&
  wordsOf(text).every((word) => words.has(word))

/** What a column is about, by its head. Null if it is no head. */
export const kindOfHead = (text: string): FieldKind | null =>
  isHeadWords(text)
    ? (kinds.find(([, pattern]) =>
        pattern.test(
          text
            .normalize('NFKC')
            .replace(/[:\s]+$/, '')
            .trim(),
        ),
      )?.[0] ?? null)
    : null

/** The columns of a table by its first row. Null if that is no head of a table about jobs or courses. */
export function columnsOf(cells: readonly string[]): readonly (FieldKind | null)[] | null {
  const found = cells.map(kindOfHead)
  const main = found.filter((kind) => kind !== null && kind !== 'number')
  const names = main.filter((kind) => /^(?:employer|position|degree|institution|board)$/.test(kind ?? ''))
  return cells.length > 2 && cells.every(isHeadWords) && new Set(main).size >= 2 && names.length > 0 ? found : null
}

export function fieldsOf(columns: readonly (FieldKind | null)[], cells: readonly string[]): EntryFields {
  const fields: Partial<Record<FieldKind, string>> = {}
  for (const [at, kind] of columns.entries()) {
    const text = (cells[at] ?? '').trim()
    if (kind !== null && text !== '' && fields[kind] === undefined) fields[kind] = at === 0 ? withoutNumber(kind, text) : text
  }
  return fields
}

/** In some files the number of the row and the first cell are one text. */
const withoutNumber = (kind: FieldKind, text: string): string =>
  kind === 'number' || kind === 'time'
    ? text
    : text.replace(kind === 'degree' ? /^\d{1,2}[.)]\s+/ : /^\d{1,2}[.)]?\s+(?=\p{L})/u, '')
