/** A rough phonetic key in one alphabet: "vetan" and "वेतन" have the same key, and so have "salary" and "slry". */

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

/** Keeps the consonants only, because people on small keyboards leave out vowels. A vowel at the beginning is kept as "a". */
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

/** Converts Devanagari to Latin letters. Vowel signs are dropped, because the key has no vowels. */
function latinOf(plain: string): string {
  if (!/\p{Script=Devanagari}/u.test(plain)) return plain
  return Array.from(plain, (letter) => latinLetters.get(letter) ?? (/\p{L}/u.test(letter) ? 'a' : '')).join('')
}
