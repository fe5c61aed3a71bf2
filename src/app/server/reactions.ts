import type { Reaction } from '#platform/server/events.ts'

/** Everything that happens because something else has happened. */
export const reactions: readonly Reaction[] = []
