import { keptHere } from '#platform/web/kept-here.ts'
import type { NewWish } from '../contract.ts'

/** A wish waits here until its visitor has signed in. */
export const keptWish = keptHere<NewWish>('pasand.wish')
