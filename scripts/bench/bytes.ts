/** What a browser downloads for a screen: scripts and styles, in brotli. */
import { filesOf, wireBytesOf } from '#tests/gates/bundle.ts'
import { print, rounded } from './print.ts'

const budgetKb = 120
const screens = { '/': 'home', '/jobs': 'jobs', '/cv-builder': 'cv-builder' } as const

export async function benchBytes(): Promise<boolean> {
  const rows = Object.entries(screens).map(([path, name]) => {
    const first = filesOf(name)
    const whole = filesOf(name, { isWhole: true })
    return { path, 'first view kB': kb(first), files: first.length, 'with what it loads later kB': kb(whole) }
  })
  print('bytes', rows, { budgetKb, screens: rows })
  return rows.filter(({ path }) => path !== '/cv-builder').every((row) => row['first view kB'] <= budgetKb)
}

function kb(files: readonly string[]): number {
  return rounded(wireBytesOf(files) / 1_000, 1)
}
