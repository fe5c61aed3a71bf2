import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { photoFolder } from '../rules.ts'
import { listShownPhotoUrls } from './queries.ts'

// An upload writes its files shortly before the account is updated.
const graceMs = 60 * 60 * 1_000
const batch = 500

/** Photos that no account shows: of deleted accounts, and of interrupted uploads. */
export const sweepPhotos: CronJob = { name: 'sweep-photos', cron: '50 * * * *', run: sweep }

async function sweep({ db, storage, clock }: AppContext): Promise<void> {
  const oldest = clock().getTime() - graceMs
  const files = (await storage.list(photoFolder)).filter(({ keptAt }) => keptAt.getTime() < oldest).map(({ name }) => name)
  for (let at = 0; at < files.length; at += batch) {
    const some = files.slice(at, at + batch)
    const shown = await listShownPhotoUrls(db, [...new Set(some.map(smallUrlOf))])
    await Promise.all(some.filter((name) => !shown.has(smallUrlOf(name))).map((name) => storage.remove(name)))
  }
}

/** An account stores the URL of the small size; the large one belongs to it. */
function smallUrlOf(file: string): string {
  return `/${file.replace(/-\d+\.webp$/, '-128.webp')}`
}
