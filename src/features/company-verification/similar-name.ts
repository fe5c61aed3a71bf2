import { editDistance } from '#platform/contract/edit-distance.ts'

/** Digits that stand for letters of a name: "Dwarm1k" reads as "Dwarmik". */
const lookalikes: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', l: 'i', '3': 'e', '5': 's' }

/** The key of a name without its spaces, with letters that look alike written the same. */
export function lettersOf(key: string): string {
  const letters = key.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]/gu, '')
  return letters.replaceAll(/[01l35]/g, (sign) => lookalikes[sign] ?? sign)
}

/** The number of slips that people overlook in a name of this length. */
const overlooked = (length: number): number => (length >= 12 ? 2 : length >= 6 ? 1 : 0)

/** Whether people would take one name for the other. Both are the letters of names without a legal form, in lower case. */
export function areSimilar(a: string, b: string): boolean {
  const most = overlooked(Math.min(a.length, b.length))
  return a === b || (Math.abs(a.length - b.length) <= most && editDistance(a, b) <= most)
}
