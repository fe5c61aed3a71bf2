import { lazy } from 'react'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { redirectDocument } from 'react-router'
import { findSignedIn, signedIn } from '#features/auth/web/signed-in.ts'
import { figures } from '#features/jobs/web/job-figures.ts'
import { CallFailed } from '#platform/web/call.ts'
import { load } from '#platform/web/load.ts'
import { VisitorHome } from '../home/visitor-home.tsx'

const signedInHome = () => import('../home/signed-in-home.tsx')
/** A chunk of its own, because most first visits are by visitors, who do not need it. */
const SignedInHome = lazy(async () => ({ default: (await signedInHome()).SignedInHome }))

export const loader = load(async (client) => {
  // Most of the page for visitors needs no data.
  if (!(await findSignedIn(client))) return client.ensureQueryData(figures).catch(() => null)
  try {
    await Promise.all([signedInHome(), readHome(client)])
  } catch (error) {
    // The sign-in has ended since the last screen was opened, so the page for visitors is loaded.
    if (error instanceof CallFailed && error.status === 401) return redirectDocument('/')
    throw error
  }
})

async function readHome(client: QueryClient): Promise<void> {
  await (await import('../home/read-home.ts')).readHome(client)
}

export function Component() {
  const { data: user } = useSuspenseQuery(signedIn)
  return user ? <SignedInHome /> : <VisitorHome />
}
