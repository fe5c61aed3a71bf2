import { ago } from './insert-rows.ts'
import { demoId } from './demo-id.ts'
import { seededRandomFor, streams } from './seeded-random.ts'
import type { Row } from './insert-rows.ts'
import type { People } from './people-content.ts'
import { userId } from './user-rows.ts'
import type { DemoWorld } from './demo-world.ts'

const ratedCompanies = 60
const usual = [5, 5, 4, 4, 4, 3, 3, 2]

const waitingAt = [1, 2, 3]
const waitingStars = 3

/** New ratings, so that staff have something to moderate. */
export function waitingRatingRows(world: DemoWorld, people: People): Row[] {
  return waitingAt.map((company, index) => ({
    id: demoId(world.seed, 'rating', company * 20 + 19),
    employer_id: world.employers[company]?.id,
    user_id: null,
    rating: waitingStars,
    body: people.reviews[String(waitingStars)]?.[index],
    status: 'pending',
    created_at: ago(world, 2 - 0.5 * index),
  }))
}

/** The first company gets the ratings of the list, one of them by the first candidate; the next companies a few each. */
export function ratingRows(world: DemoWorld, people: People): Row[] {
  return world.employers.slice(0, ratedCompanies).flatMap(({ id }, company) => {
    const draw = seededRandomFor(world.seed, streams.ratings, company)
    const stars = company === 0 ? people.firstRatings : draw.some(usual, draw.between(2, 6))
    const usedTexts = new Set<string>()
    return stars.map((rating, index) => {
      const fresh = (people.reviews[String(rating)] ?? []).filter((text) => !usedTexts.has(text))
      const body = fresh.length > 0 && draw.chance(0.8) ? draw.pick(fresh) : null
      if (body) usedTexts.add(body)
      return {
        id: demoId(world.seed, 'rating', company * 20 + index),
        employer_id: id,
        user_id: company === 0 && index === 1 ? userId(world, 'candidate') : null,
        rating,
        body,
        status: 'published',
        created_at: ago(world, draw.between(3, 300)),
      }
    })
  })
}
