import { minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

/** More than the fastest typist causes, given the builder's pauses. Previews and thumbnails count together. */
export const drawings: RateLimit = { name: 'CV drawings', per: 'account', max: 90, windowSeconds: minutes(1) }
export const freeDrawings: RateLimit = { name: 'free CV drawings', per: 'network', max: 240, windowSeconds: minutes(1) }

/** In milliseconds of a PDF worker: half of one worker's time, also for a whole network. */
export const drawingTime: RateLimit = { name: 'time of CV drawings', per: 'account', max: 150_000, windowSeconds: minutes(5) }
export const freeDrawingTime: RateLimit = {
  name: 'time of free CV drawings',
  per: 'network',
  max: 150_000,
  windowSeconds: minutes(5),
}

export const readings: RateLimit = { name: 'CV readings', per: 'account', max: 20, windowSeconds: minutes(1) }
