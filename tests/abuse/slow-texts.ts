/** Texts that take quadratic time in careless code; each fits into the body of a call. */
export const slowTexts = {
  // Marks of alternating classes, which normalisation sorts.
  'combining marks': '\u0301\u0323'.repeat(55_000),
  'combining marks after an override': 'a\u202E\u0301\u0323'.repeat(20_000) + '\u0301\u0323'.repeat(30_000),
  dots: `${'.'.repeat(200_000)} x`,
  'dotted words': `${'a.'.repeat(100_000)} !`,
  'at signs': 'a@'.repeat(100_000),
  blanks: `x${' '.repeat(200_000)}x`,
  'line ends': `x${'\n'.repeat(200_000)}x`,
} as const

/** Milliseconds of processor time that this process uses: other work of the machine matters less than with wall-clock time. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
