import { barriersOn, expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('barriers are found whenever the same page is checked', async ({ page }) => {
  const title = '<!doctype html><html lang="en"><title>Trial</title><main><h1>Trial</h1>'
  await page.setContent(`${title}<button>Save</button></main>`)
  await expectAccessible(page)
  await page.evaluate(() => document.querySelector('button')?.replaceChildren())
  expect(await barriersOn(page)).toMatchObject([{ id: 'button-name', where: ['<button></button>'] }])
  await page.setContent(`${title}<p style="color: #ccc">Pale</p><a href="/" style="padding: 1px">a</a></main>`)
  expect(await barriersOn(page, ['color-contrast'])).toMatchObject([{ id: 'color-contrast' }])
})
