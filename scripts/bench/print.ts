export type Row = Readonly<Record<string, string | number>>

/** Prints a table for people and then one line of JSON for programs. */
export function print(title: string, rows: readonly Row[], figures: Readonly<Record<string, unknown>>): void {
  console.log(`\n${title}`)
  console.table(rows)
  console.log(JSON.stringify({ bench: title, ...figures }))
}

/** The value below which the given share of the samples lies: 0.99 for the 99th percentile. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))
