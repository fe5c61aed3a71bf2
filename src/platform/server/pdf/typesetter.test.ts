import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Unavailable } from '../failures.ts'
import { openTypesetter, type Typesetter, type TypesetterSettings } from './typesetter.ts'

const cv = {
  lang: 'en',
  name: 'Asha Menon',
  contacts: [{ text: 'asha@example.in', link: 'mailto:asha@example.in' }],
  summary: ['Engineer'],
  experience: [],
  education: [],
  skills: ['SQL'],
  achievements: [],
  languages: [],
}
const long = { ...cv, summary: Array.from({ length: 1_000 }, (_, number) => `Paragraph ${number} of a summary that is long.`) }

function open(over: Partial<TypesetterSettings> = {}): Typesetter {
  const typesetter = openTypesetter({ timeoutMs: 30_000, patienceMs: 30_000, ...over })
  onTestFinished(typesetter.stop)
  return typesetter
}

const isPdf = (pdf: Uint8Array): boolean => Buffer.from(pdf.subarray(0, 5)).toString() === '%PDF-'

/** Our own children that make PDFs, asked of the kernel. */
function pressIds(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOurPress(name))
    .map(Number)
}

function isOurPress(id: string): boolean {
  try {
    const parent = / \(.*\) \S (\d+) /.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1]
    return parent === String(process.pid) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('press-child.ts')
  } catch {
    return false // it has just ended
  }
}

test('no press runs before there is work, and none after the end', async () => {
  const { typeset, stop } = open()
  expect(pressIds()).toEqual([])
  expect(isPdf(await typeset('cv-modern', cv))).toBe(true)
  expect(pressIds()).toHaveLength(1)
  await stop()
  expect(pressIds()).toEqual([])
  await expect(typeset('cv-modern', cv)).rejects.toThrow(Unavailable)
})

test('more work starts more presses, but never more than allowed', async () => {
  const { typeset } = open({ presses: 2 })
  const pdfs = await Promise.all(Array.from({ length: 8 }, () => typeset('cv-modern', cv)))
  expect(pdfs.every(isPdf)).toBe(true)
  expect(pressIds()).toHaveLength(2)
})

test('a press that dies at work costs one PDF, and the next is made', async () => {
  const { typeset } = open({ presses: 1 })
  await typeset('cv-modern', cv)
  const lost = typeset('cv-modern', long)
  for (const id of pressIds()) process.kill(id, 'SIGKILL')
  await expect(lost).rejects.toThrow(Unavailable)
  expect(isPdf(await typeset('cv-modern', cv))).toBe(true)
})

test('a PDF that takes too long is given up', async () => {
  const { typeset } = open({ timeoutMs: 1 })
  await expect(typeset('cv-modern', long)).rejects.toThrow(Unavailable)
})

test('whoever comes to a full queue is sent away at once, the others are served', async () => {
  const { typeset } = open({ presses: 1, maxWaiting: 3 })
  const asked = await Promise.allSettled(Array.from({ length: 10 }, () => typeset('cv-modern', cv)))
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(Unavailable) })
})

test('whoever has waited too long is sent away', async () => {
  const { typeset } = open({ presses: 1, patienceMs: 1 })
  await expect(typeset('cv-modern', cv)).rejects.toThrow(Unavailable)
})

test('a press is replaced before it has grown fat', async () => {
  const { typeset } = open({ presses: 1, lifeInJobs: 1 })
  await typeset('cv-modern', cv)
  const [first] = pressIds()
  await typeset('cv-modern', cv)
  expect(pressIds()).not.toContain(first)
})

test('presses that die at their start are not started again at once', async () => {
  const { typeset } = open({ presses: 2, engine: 'none' as 'native', patienceMs: 700 }) // there is no such engine
  const seen = new Set<number>()
  const asked = typeset('cv-modern', cv).catch((error: unknown) => error)
  for (let look = 0; look < 60; look++) {
    for (const id of pressIds()) seen.add(id)
    await sleep(10)
  }
  expect(await asked).toBeInstanceOf(Unavailable)
  expect(seen.size).toBeLessThan(5)
})

test('only our own templates are set', async () => {
  const { typeset } = open()
  await expect(typeset('lib/cv', cv)).rejects.toThrow('there is no template')
  await expect(typeset('../package', cv)).rejects.toThrow('there is no template')
})

test('too much text is refused, not attempted', async () => {
  const { typeset } = open()
  await expect(typeset('cv-modern', { ...cv, name: 'x'.repeat(100_000) })).rejects.toMatchObject({ statusCode: 413 })
  expect(pressIds()).toEqual([])
})

test('a template that lacks its data is our fault, and the press lives on', async () => {
  const { typeset } = open({ presses: 1 })
  await expect(typeset('cv-modern', {})).rejects.toThrow('does not contain key')
  expect(isPdf(await typeset('cv-modern', cv))).toBe(true)
})

test('where there is no native compiler, the portable one makes the same PDF', { timeout: 60_000 }, async () => {
  const [portable, native] = [open({ engine: 'wasm' }), open()]
  const [first, second] = [await portable.typeset('cv-creative', cv), await native.typeset('cv-creative', cv)]
  expect(isPdf(first)).toBe(true)
  expect(Math.abs(first.length - second.length)).toBeLessThan(200)
})
