import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Person = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly city: string
  readonly title: string
  readonly summary: string
  readonly jobs: readonly Job[]
  readonly courses: readonly Course[]
  readonly skills: readonly (readonly [group: string, items: readonly string[]])[]
  readonly languages: readonly string[]
}
type Job = readonly [employer: string, position: string, place: string, from: string, to: string, points: readonly string[]]
type Course = readonly [institution: string, degree: string, place: string, from: string, to: string, grade: string]

/** Invented people for the layouts. */
export const people = JSON.parse(readFileSync(path.join(import.meta.dirname, 'people.json'), 'utf8')) as readonly Person[]
