import { barriersOn, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('accessibility faults are found each time the same page is checked', async ({ page }) => {
  const title = '<!doctype html><html lang="en"><title>Trial</title><main><h1>Trial</h1>'
  await page.setContent(`${title}<button>Save</button></main>`)
  await expectAccessible(page)
  await page.evaluate(() => document.querySelector('button')?.replaceChildren())
  expect(await barriersOn(page)).toMatchObject([{ id: 'button-name', where: ['<button></button>'] }])
  await page.setContent(`${title}<p style="color: #ccc">Pale</p><a href="/" style="padding: 1px">a</a></main>`)
  expect(await barriersOn(page, ['color-contrast'])).toMatchObject([{ id: 'color-contrast' }])
})

test('a few of many similar entries are checked, and each entry that differs', async ({ page }) => {
  const entries = Array.from(
    { length: 20 },
    (_, at) => `<li id="entry-${at}"><button aria-labelledby="b${at}"></button><p id="b${at}">Save ${at}</p></li>`,
  )
  const open = (all: readonly string[]) =>
    page.setContent(`<!doctype html><html lang="en"><title>Trial</title><main><h1>Trial</h1><ul>${all.join('')}</ul></main>`)
  await open(entries)
  await expectAccessible(page)
  await open(entries.with(9, '<li><button></button><p>Save 9</p></li>'))
  expect(await barriersOn(page, ['button-name'])).toMatchObject([{ where: ['<button></button>'] }])
  await open(entries.with(9, '<li><button aria-labelledby="b9"></button><p id="b9" style="color: #ccc">Save 9</p></li>'))
  expect(await barriersOn(page, ['color-contrast'])).toMatchObject([{ where: [expect.stringContaining('Save 9')] }])
  await open(entries.with(9, '<li id="entry-9"><button aria-labelledby="b99"></button><p id="b9">Save 9</p></li>'))
  expect(await barriersOn(page, ['button-name'])).toMatchObject([{ where: ['<button aria-labelledby="b99"></button>'] }])
  await open(entries.map((entry) => entry.replace('<p ', '<p style="color: #ccc" ')))
  expect(await barriersOn(page, ['color-contrast'])).toMatchObject([{ where: { length: 4 } }])
})
