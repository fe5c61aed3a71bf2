import { englishCv } from '../factories/a-cv.ts'
import { ask } from './assistant-page.ts'
import { expect, test } from './fixtures.ts'
import { signInAsNew } from './people.ts'

test('a proposed change of the CV is made and undone by a press, but not while the CV builder has an unsaved draft', async ({
  page,
}) => {
  const skills = async () => ((await (await page.request.get('/api/cvs/my-cv')).json()) as typeof englishCv).skills
  await signInAsNew(page)
  expect((await page.request.post('/api/cvs', { data: englishCv })).status()).toBe(201)
  await page.goto('/assistant')
  await ask(page, 'add Falconry and Pottery to my CV')
  const card = page.locator('dl').filter({ hasText: 'New skills' }).locator('..')
  await expect(card.locator('dd')).toHaveText('Falconry, Pottery')
  const press = card.getByRole('button', { name: 'Add to my CV: Falconry, Pottery' })
  expect(await skills()).toEqual(englishCv.skills)
  await press.click()
  await expect(card.getByText('Your CV is changed.')).toBeVisible()
  expect(await skills()).toEqual([...englishCv.skills, 'Falconry', 'Pottery'])
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(press).toBeVisible()
  expect(await skills()).toEqual(englishCv.skills)
  expect((await page.request.put('/api/cvs/draft', { data: { summary: 'Typed, and not saved' } })).status()).toBe(200)
  await press.click()
  await expect(card.getByText(/^Nothing was changed: your CV in the CV builder is not saved yet/)).toBeVisible()
  expect(await skills()).toEqual(englishCv.skills)
  expect(await (await page.request.get('/api/cvs/draft')).json()).toMatchObject({ body: { summary: 'Typed, and not saved' } })
})
