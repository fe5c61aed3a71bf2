/** A viewer of the team reads everything, and is offered nothing that the server would refuse. */
import { expectAccessible } from './axe.ts'
import { signInAs } from './employers.ts'
import { inBothSizes } from './expect-good.ts'
import { expect, test } from './fixtures.ts'

const writing =
  /^(Post a job|Upload many|Edit|Pause(?!d)|Resume(?!s)|Renew|Still open|Close(?!d)|Post one like|Continue|Message|Export|Offer times|Save|Invite|Ask for contact|Open contact|Number does not work|Email came back|Send|Move|Boost for|See plans|Upgrade)/

test('a viewer sees no button that writes, in either size', async ({ page }) => {
  test.slow()
  await signInAs(page, 'viewer')
  const [applicant] = await (await page.request.get('/api/employer/applicants?limit=1')).json()
  const { postings } = await (await page.request.get('/api/employer/postings?state=open')).json()
  const { resumes } = await (await page.request.get('/api/employer/resumes')).json()
  for (const path of [
    '/employer-portal',
    '/employer-portal/jobs',
    `/employer-portal/jobs/${postings[0].id}`,
    '/employer-portal/applicants?view=table',
    '/employer-portal/applicants?view=board',
    `/employer-portal/applicants/${applicant.id}`,
    '/search-resumes?q=warehouses',
    `/employer-portal/resumes/${resumes[0].id}`,
    '/employer-portal/resumes',
    '/employer-portal/company',
    '/employer-portal/team',
    '/employer-portal?tab=billing',
  ]) {
    await page.goto(path)
    await inBothSizes(page, async (width) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const main = page.getByRole('main')
      for (const role of ['button', 'link'] as const)
        await expect(main.getByRole(role, { name: writing }), `${role} on ${path} at ${width}`).toHaveCount(0)
      await expectAccessible(page)
    })
  }
})

test('the screens that write lead a viewer to the list', async ({ page }) => {
  await signInAs(page, 'viewer')
  for (const path of ['/employer-portal/jobs/new', '/employer-portal/jobs/import']) {
    await page.goto(path)
    await expect(page).toHaveURL('/employer-portal/jobs')
  }
})

test('a job seeker is led from every screen of employers to the portal, which tells how to become one', async ({ page }) => {
  await signInAs(page, 'candidate')
  for (const path of [
    '/employer-portal/resumes',
    '/employer-portal/jobs',
    '/employer-portal/applicants',
    '/employer-portal/company',
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL('/employer-portal')
    await expect(page.getByText('You’re signed in as a job seeker.')).toBeVisible()
  }
})
