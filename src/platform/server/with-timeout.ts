/** Waits for the promise until the timeout. If it takes longer, `tooLate` is called. */
export async function withTimeout(ms: number, work: Promise<unknown>, tooLate: () => void = () => {}): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(resolve, ms, 'late')
  const first = await Promise.race([work, late]).finally(() => clearTimeout(timer))
  if (first === 'late') tooLate()
}
