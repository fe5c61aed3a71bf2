/** How soon someone can join, in days, and how it is said: of a person, and of a wish. */
export const availabilities = [
  [0, 'Immediately'],
  [15, '15 Days'],
  [30, '30 Days'],
  [60, '60 Days'],
  [90, '90 Days'],
] as const satisfies readonly (readonly [number, string])[]
