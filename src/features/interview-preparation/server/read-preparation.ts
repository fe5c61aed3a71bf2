import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { refuse } from '#platform/contract/refusal.ts'
import { chosenRoleAreas, industries, type Level, type RoleArea, roleAreasOf, type Selection } from '../choices.ts'
import { IndustryNotes, interviewPreparation, Preparation, type PreparationAnswer } from '../contract.ts'

export const preparationFolder = path.resolve(import.meta.dirname, '../../../../content/interview-preparation')

export const preparationFile = (roleArea: RoleArea, level: Level): string => `${roleArea.replaceAll('_', '-')}-${level}.json`

/** Each file is read when it is first needed and then cached, because content changes only with a release. */
function fileReader<T extends z.ZodType>(schema: T): (name: string) => Promise<z.output<T>> {
  const known = new Map<string, z.output<T>>()
  return async (name) => {
    const content = known.get(name) ?? schema.parse(JSON.parse(await readFile(path.join(preparationFolder, name), 'utf8')))
    known.set(name, content)
    return content
  }
}

const readIndustryFile = fileReader(z.record(z.enum(industries), IndustryNotes))
const readAreaFile = fileReader(Preparation)

export const readIndustries = () => readIndustryFile('industries.json')
export const readArea = (roleArea: RoleArea, level: Level) => readAreaFile(preparationFile(roleArea, level))

export async function readPreparation({ industry, roleArea, level }: Selection): Promise<PreparationAnswer> {
  if (roleArea && !roleAreasOf[industry].includes(roleArea))
    throw refuse(interviewPreparation['GET /api/interview-preparation'], 'otherIndustry')
  const [notes, ...areas] = await Promise.all([
    readIndustries(),
    ...chosenRoleAreas({ industry, roleArea }).map((area) => readArea(area, level)),
  ])
  return { industry: notes[industry], areas }
}
