import type { AppContext } from '#platform/server/app-context.ts'
import type { CronJob } from '#platform/server/schedule.ts'
import { photoFolder } from '../rules.ts'
import { listShownPhotoUrls } from './queries.ts'

// Newer files are kept, because an upload writes them shortly before it updates the account.
const graceMs = 60 * 60 * 1_000
const batch = 500

/** Removes photos that no account shows: of deleted accounts, and of interrupted uploads. */
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

/** The URL of the small size, which the account stores; the large one belongs to it. */
function smallUrlOf(file: string): string {
  return `/${file.replace(/-\d+\.webp$/, '-128.webp')}`
}
