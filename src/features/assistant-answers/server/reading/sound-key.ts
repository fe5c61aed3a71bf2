/** How a word sounds, roughly and in one alphabet: "vetan" and "वेतन", "salary" and "slry" have the same key. */

const script = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहं'
const latin = 'kkggnCCjjnttddnttddnpfbbmyrlvssshn'
const latinLetters = new Map(Array.from(script, (letter, at) => [letter, latin[at] ?? '']))

const aspirates: Readonly<Record<string, string>> = {
  ph: 'f',
  sh: 's',
  ch: 'C',
  ck: 'k',
  th: 't',
  dh: 'd',
  bh: 'b',
  kh: 'k',
  gh: 'g',
  jh: 'j',
}

/** Consonants alone, for people on small keyboards leave out the vowels. A first vowel stays. */
export function soundKey(plain: string): string {
  return latinOf(plain)
    .replaceAll(/[psctdbkgj]h|ck/g, (pair) => aspirates[pair] ?? pair)
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 'j')
    .replaceAll('w', 'v')
    .replace(/^[aeiou]+/, 'a')
    .replaceAll(/(?<=.)[aeiouyh]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
}

/** Vowel signs of the script are left out, as they would be anyhow. */
function latinOf(plain: string): string {
  if (!/\p{Script=Devanagari}/u.test(plain)) return plain
  return Array.from(plain, (letter) => latinLetters.get(letter) ?? (/\p{L}/u.test(letter) ? 'a' : '')).join('')
}
