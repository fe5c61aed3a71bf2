/** The shifts that jobs state. `us` and `uk` mean the business hours of customers in these countries. */
export const shifts = ['day', 'night', 'morning', 'evening', 'rotational', 'us', 'uk'] as const
export type Shift = (typeof shifts)[number]

export const shiftLabels: Readonly<Record<Shift, string>> = {
  day: 'Day shift',
  night: 'Night shift',
  morning: 'Morning shift',
  evening: 'Evening shift',
  rotational: 'Rotational shift',
  us: 'US shift',
  uk: 'UK shift',
}

export const walkInLabel = 'Walk-in interview'

/** Shifts whose hours mostly overlap with, or include, those of the requested shift. */
export const nearShifts: Readonly<Record<Shift, readonly Shift[]>> = {
  day: ['rotational'],
  night: ['rotational'],
  morning: ['day', 'rotational'],
  evening: ['rotational'],
  rotational: ['night', 'evening', 'morning'],
  us: ['night', 'rotational'],
  uk: ['evening', 'rotational'],
}
