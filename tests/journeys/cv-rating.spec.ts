import { goTo } from './cv-typing.ts'
import { expect, test } from './fixtures.ts'

test('the rating follows what is typed, and an end before its start is told at its field until it is mended', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/aisacv')
  await expect(page.getByLabel('Full name')).toBeVisible({ timeout: 30_000 })
  const rating = page.getByRole('region', { name: 'CV rating' })
  await expect(rating).toContainText('As you type, you see here from 0 to 5')
  await goTo(page, 'Experience')
  await page.getByLabel('Start month').fill('2022-07')
  await page.getByLabel('End month').fill('2021-07')
  await page.getByLabel('Description').fill('Cared for many patients.')
  await expect(rating).toContainText('0 of 1 descriptions with a figure')
  await page.getByLabel('Description').fill('Cared for 12 patients a night.')
  await expect(rating).toContainText('1 of 1 descriptions with a figure')
  await goTo(page, 'Education')
  await goTo(page, 'Experience')
  await expect(page.getByLabel('End month')).toHaveAccessibleDescription('The end must not be before the start')
  await page.getByLabel('Start month').fill('2020-07')
  await expect(page.getByText('The end must not be before the start')).toHaveCount(0)
  await rating.getByRole('button', { name: /^Mend it.*Work to look at/ }).click()
  await expect(page.getByLabel('Portfolio')).toBeFocused()
  await page.getByLabel('Portfolio').fill('meera.example.in')
  await expect(rating).not.toContainText('There is no portfolio')
})
