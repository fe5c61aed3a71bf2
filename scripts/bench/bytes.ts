/** Measures the scripts and styles that a browser downloads for a screen, compressed with Brotli. */
import { filesOf, firstViewBytes, wireBytesOf } from '#tests/gates/bundle.ts'
import { print, rounded } from './print.ts'

/** The same budgets as in `tests/gates/bundle.test.ts`. */
const screens = [
  { path: '/', name: 'home', most: 120 },
  { path: '/jobs', name: 'jobs', most: 120 },
  { path: '/auth', name: 'auth', most: 135 },
  { path: '/cv-builder', name: 'cv-builder', most: Infinity },
] as const

export async function benchBytes(): Promise<boolean> {
  const rows = screens.map(({ path, name, most }) => ({
    path,
    'first view kB': kb(firstViewBytes(name)),
    'at most': most,
    files: filesOf(name).length,
    'with what it loads later kB': kb(wireBytesOf(filesOf(name, { isWhole: true }))),
  }))
  print('bytes', rows, { screens: rows })
  return rows.every((row) => row['first view kB'] <= row['at most'])
}

function kb(bytes: number): number {
  return rounded(bytes / 1_000, 1)
}
