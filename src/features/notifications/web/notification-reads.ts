import { asking } from '#platform/web/ask.ts'
import type { notifications } from '../contract.ts'

const ask = asking<typeof notifications>()

export const myNotifications = ask('GET /api/notifications', {})
export const unread = ask('GET /api/notifications/unread', {})
