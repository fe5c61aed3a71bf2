import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isPdf, longCv, openForOneTest, plainCv, pdfWorkerIds } from '#tests/cv-pdf/pdf-workers.ts'
import { Unavailable } from '../failures.ts'

test('no worker runs before there is work, or after closing', async () => {
  const { typeset, stop } = openForOneTest()
  expect(pdfWorkerIds()).toEqual([])
  expect(isPdf(await typeset('cv-modern', plainCv))).toBe(true)
  expect(pdfWorkerIds()).toHaveLength(1)
  await stop()
  expect(pdfWorkerIds()).toEqual([])
  await expect(typeset('cv-modern', plainCv)).rejects.toThrow(Unavailable)
})

test('more work starts more workers, up to the limit', async () => {
  const { typeset } = openForOneTest({ workers: 2 })
  const pdfs = await Promise.all(Array.from({ length: 8 }, () => typeset('cv-modern', plainCv)))
  expect(pdfs.every(isPdf)).toBe(true)
  expect(pdfWorkerIds()).toHaveLength(2)
})

test('a request to a full queue is refused at once, the others are served', async () => {
  const { typeset } = openForOneTest({ workers: 1, maxWaiting: 3 })
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => typeset('cv-modern', plainCv)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const outcome of refused) expect(outcome).toMatchObject({ reason: expect.any(Unavailable) })
})

test('a request that has waited too long is refused', async () => {
  const { typeset } = openForOneTest({ workers: 1, patienceMs: 1 })
  await expect(typeset('cv-modern', plainCv)).rejects.toThrow(Unavailable)
})

test('a worker is replaced before it uses too much memory', async () => {
  const { typeset } = openForOneTest({ workers: 1, lifeInJobs: 1 })
  await typeset('cv-modern', plainCv)
  const [first] = pdfWorkerIds()
  await typeset('cv-modern', plainCv)
  expect(pdfWorkerIds()).not.toContain(first)
})

test('workers that die at their start are not restarted at once', async () => {
  const { typeset } = openForOneTest({ workers: 2, engine: 'none' as 'native', patienceMs: 700 }) // there is no such engine
  const seen = new Set<number>()
  const pdf = typeset('cv-modern', plainCv).catch((error: unknown) => error)
  for (let look = 0; look < 60; look++) {
    for (const id of pdfWorkerIds()) seen.add(id)
    await sleep(10)
  }
  expect(await pdf).toBeInstanceOf(Unavailable)
  expect(seen.size).toBeLessThan(5)
})

test('a drawing has every page, no white background, and the layout that the template reports', async () => {
  const { draw, typeset } = openForOneTest({ workers: 1 })
  const { svg, layout } = await draw('cv-modern', longCv)
  const { pages, height, stands } = layout as {
    readonly pages: number
    readonly height: number
    readonly stands: readonly object[]
  } // typst/lib/cv.typ
  expect(pages).toBeGreaterThan(5)
  expect(Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(svg)?.[1])).toBeCloseTo(pages * height, 0)
  expect(svg).not.toMatch(/<script|<foreignObject|fill="#ffffff" fill-rule="nonzero" d="M 0 0v 841/)
  expect(stands.at(-1)).toMatchObject({ name: 'end', page: pages })
  expect(isPdf(await typeset('cv-modern', plainCv)), 'the same worker makes both').toBe(true)
})

test('only our own templates are set', async () => {
  const { typeset } = openForOneTest()
  await expect(typeset('lib/cv', plainCv)).rejects.toThrow('there is no template')
  await expect(typeset('../package', plainCv)).rejects.toThrow('there is no template')
})

test('too much text is refused without an attempt', async () => {
  const { typeset } = openForOneTest()
  await expect(typeset('cv-modern', { ...plainCv, name: 'x'.repeat(100_000) })).rejects.toMatchObject({ status: 413 })
  expect(pdfWorkerIds()).toEqual([])
})

test('a template that lacks its data is reported as our bug, and the worker lives on', async () => {
  const { typeset } = openForOneTest({ workers: 1 })
  await expect(typeset('cv-modern', {})).rejects.toThrow('does not contain key')
  expect(isPdf(await typeset('cv-modern', plainCv))).toBe(true)
})

test('without a native compiler, the portable one makes the same PDF', { timeout: 60_000 }, async () => {
  const [portable, native] = [openForOneTest({ engine: 'wasm' }), openForOneTest()]
  const [first, second] = [await portable.typeset('cv-creative', plainCv), await native.typeset('cv-creative', plainCv)]
  expect(isPdf(first)).toBe(true)
  expect(Math.abs(first.length - second.length)).toBeLessThan(200)
  const [drawn, same] = [await portable.draw('cv-creative', plainCv), await native.draw('cv-creative', plainCv)]
  expect(drawn.layout).toEqual(same.layout)
  expect(drawn.svg).toMatch(/^<svg/)
  expect(drawn.svg).not.toContain('<script')
})

test('people without accounts share one worker with two places per network, and nobody else waits for them', async () => {
  const { draw, typeset } = openForOneTest({ workers: 1, patienceMs: 60_000 })
  const crowd = Array.from({ length: 12 }, (_, at) => draw('cv-modern', longCv, { network: at < 8 ? 'one' : 'two' }))
  const outcomes = Promise.allSettled(crowd)
  let strangersDone = 0
  for (const drawing of crowd) void drawing.then(() => strangersDone++).catch(() => {})
  expect(isPdf(await typeset('cv-modern', plainCv)), 'the line of the others is empty').toBe(true)
  expect(strangersDone).toBeLessThan(4)
  expect(pdfWorkerIds()).toHaveLength(2)
  expect((await outcomes).filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('the time for which a worker was busy is reported to the requester', async () => {
  const { draw } = openForOneTest({ workers: 1 })
  let total = 0
  await draw('cv-modern', plainCv, { network: 'one', used: (ms) => void (total += ms) })
  expect(total).toBeGreaterThan(0)
})
