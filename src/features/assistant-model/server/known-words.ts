import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { placeNames } from '#features/search-places/place-names.ts'
import { plainCharacters } from '../grounding/figures.ts'
import type { KnownWords } from '../grounding/names.ts'

const content = path.resolve(import.meta.dirname, '../../../../content')
/** Our own texts, which do not name companies by mistake. */
const folders = ['articles', 'interview-preparation']
const files = ['assistant/product.json', 'assistant/fillers.json']
const furtherWords =
  'january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday english hindi hinglish marathi tamil telugu kannada bengali gujarati punjabi malayalam odia urdu india indian pasand puja aisa cv namaste congratulations absolutely certainly great sorry unfortunately hello hi welcome okay किसी कोई इस उस यह वह ये वे हर एक कौन सी सा अच्छी बड़ी बडी छोटी नई प्राइवेट सरकारी सत्यापित की में से को अपनी आपकी मेरी हमारी kisi koi is us yeh ye woh har ek kaun si sa achhi acchi badi chhoti nayi private sarkari ki me se apni aapki meri hamari'

let read: Promise<KnownWords> | null = null

/** The words of our own texts, read once and only if a model is configured. */
export function knownWords(): Promise<KnownWords> {
  read ??= readAll()
  return read
}

async function readAll(): Promise<KnownWords> {
  const inFolders = await Promise.all(
    folders.map(async (folder) => (await readdir(path.join(content, folder))).map((name) => path.join(folder, name))),
  )
  const names = [...inFolders.flat().filter((name) => /\.(?:md|json)$/.test(name)), ...files]
  const texts = await Promise.all(names.map((name) => readFile(path.join(content, name), 'utf8')))
  const words = texts.flatMap(
    (text) =>
      plainCharacters(text)
        .toLowerCase()
        .match(/[\p{L}\p{M}]{2,}/gu) ?? [],
  )
  return new Set([
    ...words,
    ...placeNames.map((name) => name.toLowerCase()),
    ...plainCharacters(furtherWords).split(' '),
    'i',
    'a',
  ])
}
