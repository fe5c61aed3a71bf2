/** A fact that the employer's program looks for; `part` names it for the person. */
export type Fact = { readonly part: string; readonly text: string }

/** The facts of one entry may be in any order; the entries must be in the order of the CV. */
export type Facts = readonly (readonly Fact[])[]

type MissingFact = Fact & { readonly isMisplaced: boolean }
export type TextCheck = { readonly looked: number; readonly missing: readonly MissingFact[] }

/** Checks which facts a program finds if it reads the text of the pages once, from top to bottom. */
export function readingOf(facts: Facts, pages: readonly string[]): TextCheck {
  const text = plain(pages.join('\n'))
  const missing: MissingFact[] = []
  let from = 0
  for (const entry of facts) {
    const places = entry.map((fact) => ({ fact, at: text.indexOf(plain(fact.text), from) }))
    for (const { fact, at } of places) {
      if (at < 0) missing.push({ ...fact, isMisplaced: text.includes(plain(fact.text)) })
    }
    // The next entry may begin at the first fact of this one, because two entries can name the same company.
    from = Math.max(from, ...places.map(({ at }) => at))
  }
  return { looked: facts.flat().length, missing }
}

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
