import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'
import { brand } from '../src/features/site/brand.ts'

/** The folder is inside node_modules, as the sources of the fonts are, so a new installation makes the subsets again. */
const folder = 'node_modules/.fonts'
const packages = 'node_modules/@fontsource-variable'

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

// A subset with joined letters includes every form of joining. This one word in the subset of the others would cost 25 kB.
const { hello, ...others } = brand.hindi
const plainHindi = Object.values(others)
if ([brand.taglineHindi, ...plainHindi].join().includes('\u094D'))
  throw new Error('a Hindi word of the brand joins letters: choose another or make a font for it')

/** The characters of U+A0–FF that the product's own texts use. */
const signs = '\u00A0§©°·½×÷'
const latin = 'anek-latin/files/anek-latin-latin-wght-normal.woff2'
const devanagari = 'anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2'

const fonts = [
  {
    // Has the weights that screens use. The rupee sign is in another source file and is therefore a download of its own.
    name: 'latin',
    source: latin,
    text: `${range(0x20, 0x7e)}${signs}–—‘’“”•…←→↑↓−`,
    weight: { min: 400, max: 700 },
  },
  {
    // Few names and words need these characters, and in the font above they would be a quarter of the bytes that every first page loads.
    name: 'latin-accents',
    source: latin,
    text: range(0xa1, 0xff).replaceAll(new RegExp(`[${signs}]`, 'g'), ''),
    weight: { min: 400, max: 700 },
  },
  { name: 'rupee', source: 'anek-latin/files/anek-latin-latin-ext-wght-normal.woff2', text: '₹', weight: { min: 400, max: 700 } },
  // The footer of every page shows this text; the other Hindi words are on a few screens.
  { name: 'brand-tagline', source: devanagari, text: brand.taglineHindi, weight: 600 },
  { name: 'brand-hindi', source: devanagari, text: plainHindi.join(), weight: 600 },
  { name: 'brand-hello', source: devanagari, text: hello, weight: 600 },
  {
    // Shows text that people write. It has one weight, which is a third of the bytes of all.
    name: 'devanagari',
    source: devanagari,
    text: `${range(0x900, 0x97f)}\u200C\u200D\u25CC`,
    weight: 400,
  },
] as const

/** Makes subsets of the fonts with the characters and weights that are shown. This takes seconds, once. */
export async function makeFonts(): Promise<void> {
  const stamp = `${folder}/made-from.json`
  const key = JSON.stringify(fonts)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return
  mkdirSync(folder, { recursive: true })
  for (const { name, source, text, weight } of fonts) {
    const original = readFileSync(`${packages}/${source}`)
    // oxlint-disable-next-line no-await-in-loop -- it is one module of WebAssembly, which cuts one font at a time
    const cut = await subset(original, text, { targetFormat: 'woff2', variationAxes: { wght: weight } })
    writeFileSync(`${folder}/${name}.woff2`, cut)
  }
  writeFileSync(stamp, key)
}
