import { hasInterviewerAddon, logAction } from '#features/employers/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { interviewerKits, type KitContent, type OwnKit } from '../contract.ts'
import { mostKits } from '../rules.ts'
import { deleteKit, findKit, insertKit, isOwnJob, listKits, lockKits, updateKit } from './queries.ts'
import { standardKit } from './standard-kit.ts'

type KitContext = Pick<AppContext, 'db' | 'clock'>

export async function copyKit({ db, clock }: KitContext, by: EmployerCaller, jobId: string | null): Promise<OwnKit> {
  const call = interviewerKits['POST /api/interviewer/kits']
  const now = clock()
  const { employerId } = by
  const { id: _id, version: _version, ...content } = standardKit()
  return db.transaction().execute(async (tx) => {
    if (!(await hasInterviewerAddon(tx, employerId, now))) throw refuse(call, 'noAddon')
    if (jobId && !(await isOwnJob(tx, { jobId, employerId }))) throw refuse(call, 'noJob')
    await lockKits(tx, employerId)
    if ((await listKits(tx, employerId)).length >= mostKits) throw refuse(call, 'tooMany')
    const made = await insertKit(tx, { employerId, jobId, content, now })
    if (!made) throw refuse(call, 'hasKit')
    await logAction(tx, { employerId, userId: by.id, action: 'copied the interview kit' }, now)
    return made
  })
}

type KitEdit = { readonly kitId: string; readonly version: number; readonly content: KitContent }

export async function editKit({ db, clock }: KitContext, by: EmployerCaller, edit: KitEdit): Promise<OwnKit> {
  const call = interviewerKits['PUT /api/interviewer/kits/:kitId']
  const now = clock()
  const { employerId } = by
  return db.transaction().execute(async (tx) => {
    if (!(await findKit(tx, { kitId: edit.kitId, employerId }))) throw refuse(call, 'notFound')
    if (!(await hasInterviewerAddon(tx, employerId, now))) throw refuse(call, 'noAddon')
    const changed = await updateKit(tx, { ...edit, employerId, now })
    if (!changed) throw refuse(call, 'changed')
    await logAction(tx, { employerId, userId: by.id, action: 'changed an interview kit', about: changed.name }, now)
    return changed
  })
}

export async function removeKit({ db, clock }: KitContext, by: EmployerCaller, kitId: string): Promise<void> {
  const { employerId } = by
  await db.transaction().execute(async (tx) => {
    if (!(await deleteKit(tx, { kitId, employerId })))
      throw refuse(interviewerKits['DELETE /api/interviewer/kits/:kitId'], 'notFound')
    await logAction(tx, { employerId, userId: by.id, action: 'deleted an interview kit' }, clock())
  })
}
