import { replacePhotoUrl } from '#features/auth/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import { publish } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { NoPicture, squaresOf, TooManyPixels } from '#platform/server/pictures.ts'
import { countOf } from '#platform/server/rate-limits/rate-limit.ts'
import { newToken } from '#platform/server/token.ts'
import { photoDeleted, profiles } from '../contract.ts'
import { photoEdges, photoFile, photoIn, type PhotoSize } from '../rules.ts'
import { photoUploads } from './rate-limits.ts'

type PhotoContext = Pick<AppContext, 'db' | 'rateLimits' | 'clock' | 'storage'>

const sizes = Object.keys(photoEdges) as PhotoSize[] // the object has these keys

/** Stores the files first, under a new random name; then updates the account. Files left over by a failure are removed later. */
export async function savePhoto({ db, rateLimits, clock, storage }: PhotoContext, userId: string, bytes: Uint8Array) {
  const now = clock()
  await rateLimits.consume([countOf(photoUploads, userId)])
  const squares = await squaresOf(
    bytes,
    sizes.map((size) => photoEdges[size]),
  ).catch(inWords)
  const key = newToken()
  await Promise.all(squares.map((square, at) => storage.keep(photoFile(key, sizes[at] ?? 'small'), square)))
  const photo = photoIn(`/${photoFile(key, 'small')}`)
  await showPhoto({ db }, userId, photo?.small ?? null, now)
  return photo
}

export async function removePhotoOf({ db, clock }: Pick<PhotoContext, 'db' | 'clock'>, userId: string): Promise<void> {
  await showPhoto({ db }, userId, null, clock())
}

async function showPhoto({ db }: Pick<PhotoContext, 'db'>, userId: string, url: string | null, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await replacePhotoUrl(tx, userId, url, now)
    if (before) await publish(tx, photoDeleted, { url: before })
  })
}

function inWords(error: unknown): never {
  const call = profiles['PUT /api/profile/photo']
  if (error instanceof TooManyPixels) throw refuse(call, 'tooManyPixels')
  if (error instanceof NoPicture) throw refuse(call, 'noPicture')
  throw error
}
