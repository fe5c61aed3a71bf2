import { articlePictureFile } from '#features/articles/server/public.ts'
import { insertAdminLog } from '#features/staff/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { NoPicture, TooManyPixels, webPictureOf } from '#platform/server/pictures.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { articleEditor } from '../contract.ts'
import { insertPicture } from './picture-queries.ts'

/** Processing an image takes processor time. */
const pictureUploads: RateLimit = { name: 'article pictures by', per: 'account', max: 60, windowSeconds: hours(1) }

/** As wide as the text on a wide screen. An article with one picture stays below 60 kB. */
const limits = { width: 720, height: 1_080, bytes: 10_000 }

type PictureUpload = { readonly adminId: string; readonly alt: string; readonly bytes: Uint8Array }
type StoredPicture = { readonly address: string; readonly width: number; readonly height: number }
type PictureContext = Pick<AppContext, 'db' | 'rateLimits' | 'clock' | 'storage'>

/** Stores the file first, under a new name, and then the row. */
export async function savePicture(context: PictureContext, { adminId, alt, bytes }: PictureUpload): Promise<StoredPicture> {
  const { db, rateLimits, clock, storage } = context
  await rateLimits.consume([countOf(pictureUploads, adminId)])
  const { content, width, height } = await webPictureOf(bytes, limits).catch(inWords)
  const id = newId()
  await storage.keep(articlePictureFile(`${id}.webp`), content)
  await db.transaction().execute(async (tx) => {
    await insertPicture(tx, { id, alt, width, height, uploadedBy: adminId, createdAt: clock() })
    await insertAdminLog(tx, { adminId, action: 'upload picture', description: alt, targetType: 'article_picture', targetId: id })
  })
  return { address: `/article-pictures/${id}.webp#${width}x${height}`, width, height }
}

function inWords(error: unknown): never {
  const call = articleEditor['POST /api/admin/blog/pictures']
  if (error instanceof TooManyPixels) throw refuse(call, 'tooManyPixels')
  if (error instanceof NoPicture) throw refuse(call, 'noPicture')
  throw error
}
