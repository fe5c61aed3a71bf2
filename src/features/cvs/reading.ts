/** One thing that an employer's program looks for, with what it is called to the person. */
export type Fact = { readonly part: string; readonly text: string }

/** Entries hold what stands together, in any order; between entries the order of the CV counts. */
export type Facts = readonly (readonly Fact[])[]

type Missing = Fact & { readonly isMisplaced: boolean }
export type Reading = { readonly looked: number; readonly missing: readonly Missing[] }

/** What of the facts a program finds that takes the pages as one text and goes through it once, from top to bottom. */
export function readingOf(facts: Facts, pages: readonly string[]): Reading {
  const text = plain(pages.join('\n'))
  const missing: Missing[] = []
  let from = 0
  for (const entry of facts) {
    const places = entry.map((fact) => ({ fact, at: text.indexOf(plain(fact.text), from) }))
    for (const { fact, at } of places) {
      if (at < 0) missing.push({ ...fact, isMisplaced: text.includes(plain(fact.text)) })
    }
    // The next entry may begin where the first thing of this one stood: two entries can name the same company.
    from = Math.max(from, ...places.map(({ at }) => at))
  }
  return { looked: facts.flat().length, missing }
}

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim()
