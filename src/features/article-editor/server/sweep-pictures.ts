import { articlePictureFile } from '#features/articles/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { hours } from '#platform/server/rate-limits/rate-limit.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { deletePicture, listUnused } from './picture-queries.ts'

/** A text with the picture may still be on its way, or on the clipboard of an editor. */
const graceMs = hours(7 * 24) * 1_000

/** Pictures that nothing shows: of deleted drafts, of versions that are gone, and those that were uploaded by mistake. */
export const sweepPictures: CronJob = { name: 'sweep-article-pictures', cron: '40 3 * * *', run: sweep }

async function sweep({ db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>): Promise<void> {
  for (const id of await listUnused(db, new Date(clock().getTime() - graceMs))) {
    await storage.remove(articlePictureFile(`${id}.webp`))
    await deletePicture(db, id)
  }
}
