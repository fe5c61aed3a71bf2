import type { z } from 'zod'
import { findCvOf } from '#features/cvs/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import { Profile } from '../contract.ts'
import { photoIn } from '../rules.ts'
import { findProfileRow } from './queries.ts'

const Stored = Profile.pick({ workExperience: true, education: true, demographic: true })

export async function readProfile(db: Db, userId: string): Promise<z.input<typeof Profile>> {
  const [row, cv] = await Promise.all([findProfileRow(db, userId), findCvOf(db, userId)])
  // The account was deleted after the request was authenticated.
  if (!row) throw new Unauthorized()
  const { profileImageUrl, profileVersion, ...facts } = row
  return {
    ...facts,
    ...Stored.parse(facts),
    photo: photoIn(profileImageUrl),
    version: profileVersion,
    cv: cv ? cvFacts(cv.body) : null,
  }
}

type CvBody = NonNullable<Awaited<ReturnType<typeof findCvOf>>>['body']

function cvFacts({ summary, experience, education, skills, personalInfo: { phone, address } }: CvBody) {
  return { summary, experience, education, skills, phone, address }
}
