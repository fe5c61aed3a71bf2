import { expect, test } from 'vitest'
import { namedIn, parseStyles, stylesFor, withoutFonts } from '../../scripts/styles/style-sheet.ts'

const css = [
  '/*! a licence */@layer theme,base;@layer base{a,.x b{color:red}}@layer parts{.gone{color:red}}',
  String.raw`@layer utilities{.p-4{padding:1rem}.gone{margin:0}@media (width>=64rem){.lg\:flex{display:flex}.lg\:gone{margin:0}}`,
  String.raw`.before\:content-\[\'·\'\]:before{content:"·}{"}.p-4.gone,.w-\[1\.5rem\]:not(:is(p,b)){width:1.5rem}}`,
  '@font-face{font-family:Anek}@media print{.gone{margin:0}}',
].join('')

test('a screen gets the rules whose classes its scripts name, and what has no class', () => {
  const scripts = ['const a=`p-4 lg:flex`', `x("w-[1.5rem]",\`before:content-['·'] flex\`)`]
  expect(stylesFor(parseStyles(css), namedIn(scripts))).toBe(
    [
      '@layer theme,base;@layer base{a,.x b{color:red}}@layer parts;',
      String.raw`@layer utilities{.p-4{padding:1rem}@media (width>=64rem){.lg\:flex{display:flex}}`,
      String.raw`.before\:content-\[\'·\'\]:before{content:"·}{"}.p-4.gone,.w-\[1\.5rem\]:not(:is(p,b)){width:1.5rem}}`,
      '@font-face{font-family:Anek}',
    ].join(''),
  )
})

test('where every class is named, nothing is lost but comments', () => {
  expect(stylesFor(parseStyles(css), () => true)).toBe(css.replace('/*! a licence */', ''))
})

test('without its fonts a style sheet has everything else', () => {
  expect(stylesFor(withoutFonts(parseStyles(css)), () => true)).toBe(
    css.replace('/*! a licence */', '').replace('@font-face{font-family:Anek}', ''),
  )
})
