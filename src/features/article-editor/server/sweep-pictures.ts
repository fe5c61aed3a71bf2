import { articlePictureFile } from '#features/articles/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { hours } from '#platform/server/rate-limits/rate-limit.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { deletePicture, listUnused } from './picture-queries.ts'

/** Unused pictures are kept this long, because an editor may not have saved the text with the picture yet. */
const graceMs = hours(7 * 24) * 1_000

/** Deletes unused pictures: of deleted drafts and versions, and those that were uploaded by mistake. */
export const sweepPictures: CronJob = { name: 'sweep-article-pictures', cron: '40 3 * * *', run: sweep }

async function sweep({ db, storage, clock }: Pick<AppContext, 'db' | 'storage' | 'clock'>): Promise<void> {
  for (const id of await listUnused(db, new Date(clock().getTime() - graceMs))) {
    await storage.remove(articlePictureFile(`${id}.webp`))
    await deletePicture(db, id)
  }
}
