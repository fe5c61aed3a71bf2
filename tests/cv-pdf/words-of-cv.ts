/** How much of a CV a reader extracts from its PDF, and in which order. */
import type { CvBody } from '#features/cvs/contract.ts'
import type { FurtherSection } from '#features/cvs/further-sections.ts'
import { toPrintModel, type PrintModelInput } from '#features/cvs/server/print-model.ts'

/** Direction marks are no letters, and punctuation is no word. */
export function wordsIn(text: string): readonly string[] {
  const plain = text.normalize('NFC').replace(/[\u200B-\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '')
  return plain.split(/[\s।,،۔.:;()|·•■–—-]+/u).filter(Boolean)
}

/** Every word on the page, from top to bottom. */
export function wordsOf(cv: CvBody): readonly string[] {
  const model = toPrintModel(cv)
  const { name, contacts, summary, experience, education, skills, achievements, languages } = model
  const entries = (all: PrintModelInput['experience']): readonly string[] => all.flatMap((entry) => entryOf(entry, cv.template))
  // The name of a project leads in every template.
  const further = (section: FurtherSection): readonly string[] => model[section].flatMap((entry) => entryOf(entry, 'modern'))
  const sections = {
    Summary: summary,
    Experience: entries(experience),
    Education: entries(education),
    Projects: further('projects'),
    Skills: skills,
    Certificates: further('certificates'),
    'Key Achievements': achievements,
    Publications: further('publications'),
    Volunteering: further('volunteering'),
    Languages: languages,
  }
  const contact = contacts.map(({ text }) => text)
  const sectionTexts = Object.entries(sections).flatMap(([title, texts]) => (texts.length > 0 ? [title, ...texts] : []))
  return wordsIn([name, ...contact, ...sectionTexts].join(' '))
}

function entryOf(
  { head, sub, note, when, body, link }: PrintModelInput['experience'][number],
  template: CvBody['template'],
): readonly string[] {
  const lines = template === 'classic' ? [sub, when, head, note] : [head, when, sub, note]
  return [...lines, ...body, ...(link ? [link.text] : [])]
}

type WordCheck = { readonly recall: number; readonly order: number; readonly lost: readonly string[] }

/** `recall` is the share of words that are whole, `order` the share of those that are in order. */
export function compare(expected: readonly string[], read: readonly string[]): WordCheck {
  const left = new Map<string, number>()
  for (const word of read) left.set(word, (left.get(word) ?? 0) + 1)
  const lost = expected.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count <= 0
  })
  const found = expected.length - lost.length
  return { recall: found / expected.length, order: inOrder(expected, read) / Math.max(1, found), lost }
}

/** The length of the longest common subsequence of words. */
function inOrder(expected: readonly string[], read: readonly string[]): number {
  let longest = read.map(() => 0)
  for (const word of expected) {
    let best = 0
    let before = 0
    longest = longest.map((length, at) => {
      best = Math.max(length, read[at] === word ? before + 1 : best)
      before = length
      return best
    })
  }
  return longest.at(-1) ?? 0
}
