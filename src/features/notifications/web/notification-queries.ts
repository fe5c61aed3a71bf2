import { apiQuery } from '#platform/web/api-queries.ts'
import type { notifications } from '../contract.ts'

const ask = apiQuery<typeof notifications>()

export const myNotifications = ask('GET /api/notifications', {})
export const unread = ask('GET /api/notifications/unread', {})
