const standard = /[\uFB00-\uFB06]/g
/**
 * What PDFs state for the ligatures of Calibri, the font of Word: "EducaƟon", "soŌware". None of these letters stands beside a small one in a word of
 * a CV.
 */
const ofCalibri: Readonly<Record<string, string>> = { Ɵ: 'ti', Ʃ: 'tt', ƫ: 'tti', ƞ: 'tf', Ō: 'ft' }
const insideWords = /[ƟƩƫƞ](?=\p{Ll})|(?<=\p{Ll})[ƟƩƫƞŌ]/gu

/** Spells out letters that are drawn as one glyph. */
export const withoutLigatures = (text: string): string =>
  text.replace(standard, (sign) => sign.normalize('NFKC')).replace(insideWords, (sign) => ofCalibri[sign] ?? sign)
