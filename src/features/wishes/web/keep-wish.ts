import type { NewWish } from '../contract.ts'

const key = 'pasand.wish'
// Long enough to register and find the letter; then the next person at this computer is somebody else.
const patienceMs = 2 * 60 * 60 * 1_000

/** In this browser only, until its visitor has signed in. */
export function keepWish(wish: NewWish): void {
  try {
    localStorage.setItem(key, JSON.stringify({ wish, keptAt: Date.now() }))
  } catch {
    // A browser that keeps nothing: the wish has to be typed again after signing in.
  }
}

export function hasKeptWish(): boolean {
  return readKeptWish() !== null
}

/** Gives the wish out once: whoever takes it has to submit it. */
export function takeKeptWish(): NewWish | null {
  const wish = readKeptWish()
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
  return wish
}

function readKeptWish(): NewWish | null {
  try {
    const { wish, keptAt } = JSON.parse(localStorage.getItem(key) ?? '{}') as { wish?: NewWish; keptAt?: number } // written above
    return wish && keptAt !== undefined && Date.now() - keptAt < patienceMs ? wish : null
  } catch {
    return null
  }
}
