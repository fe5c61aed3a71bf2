import { readFileSync } from 'node:fs'
import path from 'node:path'

type Job = readonly [position: string, employer: string, place: string, from: string, to: string, duties: readonly string[]]
type Course = readonly [degree: string, school: string, board: string, year: string, grade: string]
export type Worker = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly town: string
  readonly jobs: readonly Job[]
  readonly courses: readonly Course[]
  readonly skills: readonly (readonly [group: string, items: readonly string[]])[]
  readonly languages: readonly string[]
}

/** Invented people, most of them with trades. */
export const workers = JSON.parse(readFileSync(path.join(import.meta.dirname, 'workers.json'), 'utf8')) as readonly Worker[]

/** A line with what stands at its right edge, or a table. `below` is the second line at the right edge. */
export type Line = {
  readonly kind: 'name' | 'heading' | 'strong' | 'plain' | 'item'
  readonly text: string
  readonly right?: string
  readonly below?: string
}
/** The cells of a framed table are narrow and of one width, and stand at its lines. */
export type TableBlock = { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly isFramed?: boolean }
export type Block = Line | TableBlock

export const line = (text: string, right?: string, below?: string): Line => ({
  kind: 'plain',
  text,
  ...(right === undefined ? {} : { right }),
  ...(below === undefined ? {} : { below }),
})
export const strong = (one: Line): Line => ({ ...one, kind: 'strong' })
export const item = (text: string): Line => ({ kind: 'item', text })
export const table = (...rows: TableBlock['rows']): TableBlock => ({ kind: 'table', rows })
