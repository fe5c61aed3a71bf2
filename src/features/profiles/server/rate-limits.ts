import { hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const profileChanges: RateLimit = { name: 'profile changes', per: 'account', max: 120, windowSeconds: hours(1) }

/** Drawing a picture is work for us. */
export const photoUploads: RateLimit = { name: 'photo uploads', per: 'account', max: 30, windowSeconds: hours(1) }
