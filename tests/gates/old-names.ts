import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

type Table = Readonly<Record<string, string>>

/** Names that no engineer would search for, and the present ones. */
export const oldNames = JSON.parse(readFileSync('tests/gates/names.json', 'utf8')) as {
  readonly files: Table
  readonly names: Table
} // written by hand

type OldName = { readonly file: string; readonly name: string; readonly now: string }

/** Files, and their top-level declarations, that have a name of the table. */
export function oldNamesIn(file: string, text: string): OldName[] {
  const base = path.basename(file)
  const asFile = oldNames.files[base]
  const declared = declaredIn(file, text).flatMap((name) => {
    const now = Object.hasOwn(oldNames.names, name) ? oldNames.names[name] : undefined
    return now === undefined ? [] : [{ file, name, now }]
  })
  return [...(asFile === undefined ? [] : [{ file, name: base, now: asFile }]), ...declared]
}

export function oldNamesOfTree(): OldName[] {
  return globSync('{src,tests,scripts}/**/*.{ts,tsx}').flatMap((file) => oldNamesIn(file, readFileSync(file, 'utf8')))
}

/** Words in -ing and -ed that name a thing, and the status 401. */
const nouns = /^(Drawing|Encoding|Heading|Paging|Posting|Rating|Setting|Spelling|String|Unauthorized|Wording)$/

/** Participles with an ending of their own, and words that stand for a thing or are beside it. */
const notNouns =
  /^(About|Alike|Around|Bought|Given|Go|Held|Kept|Known|Late|Made|Mine|More|Others|Ours|Own|Per|Proven|Quietly|Seen|Sent|Shown|Taken|To|Told|Who|Whole|Whose|Written)$/

/** Types that are called by a participle or a pronoun alone: it says what happens to a thing, and not which thing. */
export function participlesIn(file: string, text: string): string[] {
  return statementsOf(file, text).flatMap((node) => {
    if (node.type !== 'TSTypeAliasDeclaration' && node.type !== 'TSInterfaceDeclaration') return []
    const { name } = node.id
    const isParticiple = /^[A-Z][a-z]+(ing|ed)$/.test(name) && !nouns.test(name)
    return isParticiple || notNouns.test(name) ? [name] : []
  })
}

export function participlesOfTree(): string[] {
  return globSync('{src,tests,scripts}/**/*.{ts,tsx}').flatMap((file) =>
    participlesIn(file, readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  )
}

const statementsOf = (file: string, text: string) =>
  parseSync(file, text).program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return node ? [node] : []
  })

function declaredIn(file: string, text: string): string[] {
  return statementsOf(file, text).flatMap((node) => {
    if (node.type === 'VariableDeclaration')
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return 'id' in node && node.id && 'name' in node.id && typeof node.id.name === 'string' ? [node.id.name] : []
  })
}
