import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const folder = path.resolve(import.meta.dirname, '../../../../content/demo')

const levels = ['entry', 'mid', 'senior'] as const
export type Level = (typeof levels)[number]

export const Lines = z.array(z.string()).min(1)
const LakhRange = z.tuple([z.number(), z.number()])

/** A role of a trade. `pay` is in lakh a year. `tags` are the further content that fits it. */
const Role = z.object({
  at: z.array(z.string()),
  setting: z.string(),
  weight: z.number().default(2),
  titles: z.partialRecord(z.enum(levels), Lines),
  pay: z.partialRecord(z.enum(levels), LakhRange),
  needs: Lines,
  skills: z.array(z.string()).min(5),
  duties: z.array(z.string()).min(6),
  tags: z
    .array(
      z.enum(['remote', 'part-time', 'contract', 'internship', 'women', 'mothers', 'veterans', 'trainee', 'language', 'many']),
    )
    .default([]),
})
export type Role = z.output<typeof Role>

/** `tiers` are the weights of large, medium and small cities; `where` is the kind of workplace. Each kind of business has names that fit it. */
const Sector = z.object({
  code: z.string(),
  industry: z.string(),
  weight: z.number(),
  tiers: z.tuple([z.number(), z.number(), z.number()]),
  cities: z.array(z.string()).default([]),
  where: z.string(),
  kinds: z.array(z.object({ names: Lines, lines: Lines })).min(1),
})
export type Sector = z.output<typeof Sector>

const DemoPlace = z.object({
  city: z.string(),
  state: z.string(),
  tier: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  language: z.string(),
  areas: z.array(z.string()).default([]),
})
export type DemoPlace = z.output<typeof DemoPlace>

const Setting = z.object({ isDesk: z.boolean(), hours: Lines, perks: Lines })
const Experience = z.array(z.object({ short: z.string(), sentence: z.string() })).min(1)

/** An offer of a job to one group of people, with the places and times where it fits. */
const Appeal = z.object({
  sentence: z.string(),
  perk: z.string().optional(),
  settings: z.array(z.string()).optional(),
  jobTypes: z.array(z.string()).optional(),
  /** The offer mentions working hours, so no other sentence of the text may. */
  setsHours: z.boolean().default(false),
})
export type Appeal = z.output<typeof Appeal>

const Phrases = z.object({
  openings: Lines,
  manyOpenings: Lines,
  duties: Lines,
  /** Additional duties of people with experience. */
  leading: Lines,
  skills: Lines,
  experience: z.object({ student: Experience, fresher: Experience, entry: Experience, mid: Experience, senior: Experience }),
  jobTypes: z.object({ 'part-time': Lines, contract: Lines, internship: Lines }),
  closings: z.object({ desk: Lines, floor: Lines }),
  settings: z.record(z.string(), Setting),
  demographics: z.record(z.string(), z.array(Appeal)),
  scripts: z.record(z.string(), Lines),
})
export type Phrases = z.output<typeof Phrases>

const Names = z.object({
  roots: Lines,
  rootStarts: Lines,
  rootEnds: Lines,
  first: Lines,
  last: Lines,
  culture: Lines,
})

export type Content = {
  readonly roles: readonly Role[]
  readonly sectors: readonly Sector[]
  readonly places: readonly DemoPlace[]
  readonly phrases: Phrases
  readonly names: z.output<typeof Names>
}

/** Read when demo data are loaded and not at the start, so that a server without demo data never opens these files. */
export function readContent(): Content {
  return {
    roles: globSync('roles/*.json', { cwd: folder })
      .toSorted()
      .flatMap((file) => read(file, z.array(Role))),
    sectors: read('sectors.json', z.array(Sector)),
    places: read('places.json', z.array(DemoPlace)),
    phrases: read('phrases.json', Phrases),
    names: read('names.json', Names),
  }
}

export function read<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const { success, data, error } = schema.safeParse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  if (success) return data
  throw new Error(`content/demo/${file}: ${z.prettifyError(error)}`)
}
