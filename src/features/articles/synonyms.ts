/** Different words for the same thing. An article may use any of them. In lower case and without punctuation; plurals need not be listed. */
const synonyms: readonly (readonly string[])[] = [
  ['cv', 'resume', 'biodata', 'bio data', 'curriculum vitae'],
  ['pf', 'epf', 'provident fund'],
  ['take home', 'in hand salary', 'inhand', 'net salary', 'net pay'],
  ['ctc', 'cost to company', 'salary package'],
  ['payslip', 'pay slip', 'salary slip'],
  ['gap', 'career break', 'break in career', 'year gap'],
  ['buy out', 'buyout', 'notice pay'],
  ['scam', 'fraud', 'fake job'],
  ['fresher', 'first job', 'no experience'],
  ['armed forces', 'army', 'veteran', 'ex serviceman', 'ex servicemen', 'defence'],
  ['returning after a break', 'return to work', 'returnship', 'returning mother'],
  ['walk in', 'walkin'],
  ['campus', 'placement', 'college drive'],
  ['video interview', 'online interview', 'virtual interview', 'telephonic interview', 'phone interview'],
  ['apprenticeship', 'apprentice', 'naps', 'nats'],
  ['labour code', 'labor code', 'labour law', 'labor law', 'new wage code'],
  ['job portal', 'employment exchange', 'ncs', 'naukri portal'],
  ['linkedin', 'online profile'],
  ['spoken english', 'english speaking', 'communication skill'],
  ['applicant tracking', 'ats'],
]

const mostWordings = 24

/** The search and its variants with synonyms. A search with quotes or a minus is taken literally. */
export function wordingsOf(q: string): readonly string[] {
  if (/"|(^|\s)-/.test(q)) return [q]
  const plain = ` ${q
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `.replaceAll('é', 'e')
  const others = synonyms.reduce<readonly string[]>(
    (wordings, names) => wordings.flatMap((wording) => renamed(wording, names)).slice(0, mostWordings),
    [plain],
  )
  return others.length === 1 && others[0] === plain ? [q] : [q, ...others]
}

/** Variants of the text with each of the names, if it contains one of them. A name of several words is searched as a phrase. */
function renamed(text: string, names: readonly string[]): readonly string[] {
  // The longest name, because one may contain another.
  const [found] = names
    .flatMap((name) => new RegExp(` (${name}s?) `).exec(text)?.[1] ?? [])
    .toSorted((a, b) => b.length - a.length)
  if (found === undefined) return [text]
  return names.map((name) => text.replace(` ${found} `, ` ${name.includes(' ') ? `"${name}"` : name} `))
}
