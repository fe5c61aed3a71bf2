import { z } from 'zod'
import { ApplicationStatus } from '#features/applications/contract.ts'
import { trackingPath } from '#features/applications/rules.ts'
import { countByStatus, listMine } from '#features/applications/server/public.ts'
import { defineTool, type ToolContext } from './tool.ts'

const shown = 5

const input = z.object({
  q: z.string().max(200).optional().describe('Words of the title, the company or the place'),
  status: ApplicationStatus.optional(),
})

export function ownApplicationsTool({ db }: ToolContext) {
  return defineTool({
    name: 'own_applications',
    description: "The person's own applications: the newest five, their status, and how many have each status.",
    input,
    who: 'candidate',
    run: async (filter, { caller, now }) => {
      const [applications, counts] = await Promise.all([
        listMine(db, { ...filter, userId: caller.id, now, page: 1, limit: shown }),
        countByStatus(db, caller.id),
      ])
      return { data: { applications, counts }, links: ['/applications', ...applications.map(({ id }) => trackingPath(id))] }
    },
  })
}
