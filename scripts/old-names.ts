/** Prints the names that the code does not use any more, what it says instead, and where one of them is left. */
import { oldNames, oldNamesOfTree } from '#tests/gates/old-names.ts'

const left = oldNamesOfTree()
for (const [name, now] of Object.entries({ ...oldNames.files, ...oldNames.names })) {
  const files = left.filter((found) => found.name === name).map(({ file }) => file)
  console.log(`${name.padEnd(24)} ${now.padEnd(56)} ${files.length === 0 ? '0 left' : files.join(', ')}`)
}
console.log(`${left.length} old names left`)
process.exitCode = left.length === 0 ? 0 : 1
