import { pendingIntent } from '#platform/web/pending-intent.ts'
import type { NewWish } from '../contract.ts'

/** A wish waits here until its visitor has signed in. */
export const pendingWish = pendingIntent<NewWish>('pasand.wish')
