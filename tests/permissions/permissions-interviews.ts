import { standardKit } from '#features/interviewer-kits/server/standard-kit.ts'
import { employers, everyone, recruiterAlone, recruiters, type Row } from './permission-statuses.ts'
import type { Sample, World } from './permission-world.ts'

/** Every company has the add-on. */
const addonForAll = ({ db }: World) => db.updateTable('employers').set({ interviewerAddonActive: true }).execute()

const aKit: Sample = async (world) => {
  await addonForAll(world)
  const { id: kitId } = (await world.people.employer.call('POST /api/interviewer/kits', {})).json<{ id: string }>()
  const { id: _id, version: _version, ...content } = standardKit()
  return { params: { kitId }, body: { version: 1, content } }
}

const copies: Sample = async (world) => {
  await addonForAll(world)
  await world.db.deleteFrom('interviewerKits').execute()
  return { body: {} }
}

export const ofInterviews: Readonly<Record<string, Row>> = {
  'GET /api/interviewer/kit': [employers()],
  'GET /api/interviewer/kit/public': [everyone()],
  'GET /api/interviewer/kits': [employers()],
  'POST /api/interviewer/kits': [recruiters(201), copies],
  'PUT /api/interviewer/kits/:kitId': [
    recruiterAlone(),
    async (world, caller) => {
      await world.db.deleteFrom('interviewerKits').execute()
      return aKit(world, caller)
    },
  ],
  'DELETE /api/interviewer/kits/:kitId': [
    recruiterAlone(),
    async (world, caller) => {
      await world.db.deleteFrom('interviewerKits').execute()
      return { params: (await aKit(world, caller)).params ?? {} }
    },
  ],
}
