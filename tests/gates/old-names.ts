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

function declaredIn(file: string, text: string): string[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (!node) return []
    if (node.type === 'VariableDeclaration')
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    return 'id' in node && node.id && 'name' in node.id && typeof node.id.name === 'string' ? [node.id.name] : []
  })
}
