import { readdirSync } from 'node:fs'
import path from 'node:path'

export const templateFolder = path.resolve(import.meta.dirname, '../../../../typst')

/** Templates are directly in the folder; shared files are in `lib/`. Nothing outside this list is ever compiled. */
export const templates: ReadonlySet<string> = new Set(
  readdirSync(templateFolder)
    .filter((file) => file.endsWith('.typ'))
    .map((file) => path.basename(file, '.typ')),
)
