/** The kinds of values that a column of a table, or a label before a value, can announce. */
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
    'examination examinations exam exams passed awarded obtained board university institute institution college school year passing completion completed session',
    'percentage percent marks cgpa gpa sgpa grade division aggregate score result stream specialization specialisation subject subjects branch',
    'discipline or key till upto total secured examining body centre years yr title qualify certificate certificates univ inst hospital bank office',
    'month months project posting workplace site service worked employment joining leaving relieving join hold left sites periods unit department dept post',
    'cpi spi pass pursued timeline batch bord programme program major department educational education academic total obtained authority affiliation address type providing yop academics with start end',
    'क्र क्रमांक सं संख्या नाम का की के परीक्षा कक्षा योग्यता उपाधि डिग्री पाठ्यक्रम विद्यालय महाविद्यालय संस्था संस्थान कॉलेज स्कूल बोर्ड विश्वविद्यालय',
    'वर्ष उत्तीर्ण उत्तीर्णता प्रतिशत प्राप्तांक अंक श्रेणी विषय पद पदनाम कंपनी नियोक्ता संगठन कार्यालय अवधि समय कार्यकाल से तक कार्य विवरण स्थान दिनांक एवं',
  ].flatMap((line) => line.split(' ')),
)

const kinds: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'employer',
    /(?:company|organi[sz]ation|employer|firm).*(?:designation|position|post|role)|(?:designation|position|post|role).*(?:company|organi[sz]ation|employer|firm)/i,
  ],
  ['number', /^(?:s|sr|sl)[\s.]*(?:no|n)?[\s.]*$|^no\.?$|^sno\.?$|^(?:total |working )?(?:years of )?experience$|^क्र/i],
  [
    'grade',
    /%|percent|passed with|\b[cs]pi\b|\bmarks\b|gpa\b|\bgrade\b|division|aggregate|score|result|प्रतिशत|प्राप्तांक|श्रेणी|^अंक/i,
  ],
  ['duties', /responsib|profile|nature|duties|description|activities|कार्य विवरण/i],
  ['from', /^(?:date )?from(?: date)?$|^start(?: date)?$|^(?:date of )?joining(?: date)?$|^(?:कब )?से$/i],
  ['to', /^(?:date )?(?:to|till|upto)(?: date)?$|^end(?: date)?$|^(?:date of )?(?:leaving|relieving)(?: date)?$|^(?:कब )?तक$/i],
  ['time', /\b(?:years?|yr|yop|session|batch|timeline|passing|duration|period|tenure|dates?)\b|वर्ष|अवधि|कार्यकाल|समय/i],
  ['board', /authority/i],
  [
    'degree',
    /qualification|program|^education$|^academics$|\bexam|degree|\bcourse\b|\bclass\b|standard|certificate|परीक्षा|कक्षा|योग्यता|उपाधि|डिग्री|पाठ्यक्रम/i,
  ],
  ['position', /designation|position|\bpost\b|\brole\b|job title|occupation|\brank\b|^पद/i],
  ['subject', /speciali[sz]ation|stream|subjects?|major|branch|discipline|विषय/i],
  ['institution', /instit|college|school|centre|(?<!विश्व)विद्यालय|संस्था|कॉलेज|स्कूल/i],
  ['board', /board|\baffiliat|\bbord\b|universit|\buniv\b|examining body|board$|बोर्ड|विश्वविद्यालय/i],
  ['employer', /company|organi[sz]ation|employer|firm|client|hospital|\bbank\b|office|कंपनी|नियोक्ता|संगठन|कार्यालय/i],
  ['place', /location|place|city|\bsites?\b|स्थान/i],
]

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+|[\p{Script=Devanagari}\p{M}]+/gu) ?? []

/** Keeps only the Latin words if the text is in two scripts: "परीक्षा (Exam)" becomes "Exam". */
const inLatin = (text: string): string => text.replace(/[^\p{Script=Latin}\d\s./%&()#:'’–-]+/gu, ' ')
const hasTwoScripts = (text: string): boolean => /[a-z]{2}/i.test(text) && /(?!\p{Script=Latin})\p{L}/u.test(text)
const oneScript = (text: string): string =>
  hasTwoScripts(text)
    ? inLatin(text)
        .replace(/[()/]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : text

const longestHead = 60

/** Whether a text consists only of words that occur in column heads. */
export const isHeadWords = (raw: string): boolean => raw.length <= longestHead && isOfHeadWords(oneScript(raw.normalize('NFKC')))

const isOfHeadWords = (text: string): boolean =>
  (text.includes('%') || wordsOf(text).length > 0) &&
  /^[a-z\p{Script=Devanagari}\p{M}\s./\\%&()#:'’–-]+$/iu.test(text) &&
  wordsOf(text).every((word) => words.has(word))

/** The kind of a column by its head. Null if the text is not a column head. */
export const kindOfHead = (text: string): FieldKind | null => (isHeadWords(text) ? kindOf(text) : null)

function kindOf(text: string): FieldKind | null {
  const bare = oneScript(text.normalize('NFKC'))
    .replace(/[:\s]+$/, '')
    .trim()
  return kinds.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
}

/** Whether a cell can be a column head. Texts in other scripts need no known word: the columns beside them decide. */
export const isHeadCell = (text: string): boolean =>
  isHeadWords(text) || isHeadOfMarks(text) || (text.length <= 40 && !/[\p{Script=Latin}\d]/u.test(text) && /\p{L}/u.test(text))

/** Whether at least half of the words are words of column heads, or the cell is empty: "Institate name", "Name of theboard". */
function mayBeHead(text: string): boolean {
  const all = wordsOf(text)
  const known = all.filter((word) => words.has(word)).length
  return text === '' || (text.length <= 40 && !/\d/.test(text) && known > 0 && 2 * known >= all.length)
}

/** Heads of columns with marks name the unit in many ways, and contain no mark: "%AGE", "Percentage/C.G.P.A", "% (up to 7th sem)". */
const isHeadOfMarks = (text: string): boolean =>
  text.length <= 30 && (/^%\s?[\p{L}(]/u.test(text) || (!/\d/.test(text) && /%|percent|c\.?g\.?p\.?a|\bmark/i.test(text)))

/** The kind of a column in a row of heads. A column with an unknown name counts as `place`, so its values are left over and not lost. */
const kindAmong = (text: string): FieldKind | null =>
  kindOfHead(text) ?? (isHeadOfMarks(text) ? 'grade' : isHeadCell(text) || text === '' ? null : (kindOf(text) ?? 'place'))

/** Whether the cells of a row are column heads. One of more than three may be misspelt: "Corse of study". */
function areHeads(cells: readonly string[]): boolean {
  const unknown = cells.filter((cell) => !isHeadCell(cell) && !mayBeHead(cell))
  const isSlip = unknown.length === 0 || (unknown.length === 1 && cells.length > 3 && /^[\p{L} ]{4,30}$/u.test(unknown[0] ?? ''))
  return isSlip && cells.filter(isHeadCell).length >= 0.6 * cells.length
}

/** The kinds of the columns, from the first row of a table. Null if it is not the header of a table about jobs or courses. */
export function columnsOf(cells: readonly string[]): readonly (FieldKind | null)[] | null {
  // A cheap check first: most lines are not the header of a table.
  if (cells.length < 3 || cells.some((cell) => cell.length > longestHead)) return twoColumnsOf(cells)
  const found = withEmployer(withDegree(cells.map(kindAmong)), cells)
  const main = found.filter((kind) => kind !== null && kind !== 'number')
  const names = main.filter((kind) => /^(?:employer|position|degree|institution|board)$/.test(kind ?? ''))
  return areHeads(cells) && new Set(main).size >= 2 && names.length > 0 ? found : null
}

/** A table of two columns has to name both the position and the employer: "Designation | Place of work". */
function twoColumnsOf(cells: readonly string[]): readonly (FieldKind | null)[] | null {
  if (cells.length !== 2 || !cells.every(isHeadWords)) return null
  const found = withEmployer(cells.map(kindOfHead), cells)
  return found.includes('position') && found.includes('employer') ? found : null
}

/** In "Board | Tenure | Institution" the first column names the examination, because no other column does. */
const withDegree = (found: readonly (FieldKind | null)[]): readonly (FieldKind | null)[] =>
  (found[0] === 'board' || found[0] === 'place') && found.includes('institution') && !found.includes('degree')
    ? ['degree', ...found.slice(1)]
    : found

/** Beside positions, and without a column of employers, the place of work names them: "Designation | Duration | Place of work". */
function withEmployer(found: readonly (FieldKind | null)[], cells: readonly string[]): readonly (FieldKind | null)[] {
  const isNamed = found.some((kind) => kind === 'employer' || kind === 'institution' || kind === 'degree')
  const at = cells.findIndex((cell) => /\bplace of (?:work|posting|duty)\b|\bwork(?:ing)? ?place\b/i.test(cell))
  return isNamed || at < 0 || !found.includes('position') ? found : found.with(at, 'employer')
}
