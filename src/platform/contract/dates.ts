const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const indiaAheadMs = 5.5 * 60 * 60 * 1_000
const dayMs = 24 * 60 * 60 * 1_000

/** "21 Nov 2026", in India's time zone. Not `Intl`: browsers and server format months differently, and a page must not change when it is hydrated. */
export function dateText(iso: string): string {
  const date = new Date(Date.parse(iso) + indiaAheadMs)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** "2026-11-21", in India's time zone. */
export function isoDateText(iso: string): string {
  return new Date(Date.parse(iso) + indiaAheadMs).toISOString().slice(0, 10)
}

/** "3:04 pm", in India's time zone. */
export function timeText(iso: string): string {
  const date = new Date(Date.parse(iso) + indiaAheadMs)
  const hours = date.getUTCHours()
  return `${hours % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** The number of the day in India, for what changes at midnight there. */
export function dayNumber(iso: string): number {
  return Math.floor((Date.parse(iso) + indiaAheadMs) / dayMs)
}
