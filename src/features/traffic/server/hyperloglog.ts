/** HyperLogLog (Flajolet and others, 2007) with 4,096 registers: an error of 1.6 %, in 4 KB for any number of visitors. */
const bits = 12
const registerCount = 2 ** bits

export type Registers = Uint8Array

export const emptyRegisters = (): Registers => new Uint8Array(registerCount)

/** `hash` is 16 hexadecimal digits. Returns the register that has changed, or null. */
export function addHash(registers: Registers, hash: string): number | null {
  const register = Number.parseInt(hash.slice(0, 3), 16)
  // Uses the 32 bits after the register's number, which is enough for a hundred million visitors.
  const rank = Math.clz32(Number.parseInt(hash.slice(3, 11), 16)) + 1
  if ((registers[register] ?? 0) >= rank) return null
  registers[register] = rank
  return register
}

export function estimate(registers: Registers): number {
  let sum = 0
  let empty = 0
  for (const rank of registers) {
    sum += 2 ** -rank
    if (rank === 0) empty += 1
  }
  const raw = ((0.7213 / (1 + 1.079 / registerCount)) * registerCount ** 2) / sum
  // With few visitors many registers are empty, and counting those is more exact.
  const isSmall = raw <= 2.5 * registerCount && empty > 0
  return Math.round(isSmall ? registerCount * Math.log(registerCount / empty) : raw)
}
