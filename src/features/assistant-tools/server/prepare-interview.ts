import { z } from 'zod'
import { addressOf } from '#features/interview-preparation/addresses.ts'
import {
  type Industry,
  industries,
  levels,
  type RoleArea,
  roleAreas,
  roleAreasOf,
} from '#features/interview-preparation/choices.ts'
import { readPreparation } from '#features/interview-preparation/server/public.ts'
import { defineTool } from './tool.ts'

const shown = 4

const input = z.object({ roleArea: z.enum(roleAreas), level: z.enum(levels).default('fresher') })

export function prepareInterviewTool() {
  return defineTool({
    name: 'prepare_interview',
    description: 'Questions, steps and tips for an interview in one of six role areas, at one of four levels.',
    input,
    who: 'anyone',
    run: async ({ roleArea, level }) => {
      const industry = industryOf(roleArea)
      const { areas } = await readPreparation({ industry, roleArea, level })
      const questions = areas.flatMap(({ general, technical }) => [
        ...general.slice(0, shown / 2),
        ...technical.slice(0, shown / 2),
      ])
      const path = addressOf({ industry, roleArea, level })
      const practice = addressOf({ industry, roleArea, level }, { view: 'practice' })
      return {
        data: {
          roleArea,
          level,
          path,
          practice,
          questions: questions.map(({ question }) => question),
          tips: areas.flatMap(({ tips }) => tips).slice(0, 2),
        },
        links: ['/interview-prep', path, practice],
      }
    },
  })
}

function industryOf(roleArea: RoleArea): Industry {
  return industries.find((industry) => roleAreasOf[industry].includes(roleArea)) ?? 'technology_digital'
}
