const phone = /(?<!\d)(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/gu
const shortForm = /\b(rs|inr|no|mr|ms|dr)\./giu

/** Replaces the digits of phone numbers, which are not sums. The length stays, so that positions stay. */
export function withoutPhones(text: string): string {
  return text.replaceAll(phone, (number) => '☎'.repeat(number.length))
}

export type Sentence = { readonly text: string; readonly clauses: readonly string[] }

/** A negation applies to its clause only: "We never cheat, pay Rs 500" asks for money. */
export function sentencesOf(text: string): Sentence[] {
  const sentences = withoutPhones(text)
    .replaceAll(shortForm, '$1 ')
    .split(/[.!?](?=\s|$)|[;\n।]/u)
  return sentences.flatMap((sentence) => {
    const clauses = sentence.split(/,(?!\d)|\b(?:but|lekin|magar)\b|लेकिन/iu).map((clause) => clause.trim())
    return sentence.trim() === '' ? [] : [{ text: sentence, clauses: clauses.filter((clause) => clause !== '') }]
  })
}
