import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const profileChanges: RateLimit = { name: 'profile changes', per: 'account', max: 120, windowSeconds: hours(1) }

/** Processing an image takes processor time. */
export const photoUploads: RateLimit = { name: 'photo uploads', per: 'account', max: 30, windowSeconds: hours(1) }
