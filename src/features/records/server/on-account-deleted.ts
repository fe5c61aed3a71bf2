import { reaction } from '#platform/server/events.ts'
import { accountDeleted } from '../contract.ts'
import { goodbyeLetter } from './letters.ts'

export const sayGoodbye = reaction('sayGoodbye', accountDeleted, ({ post, sites }, told) =>
  post(goodbyeLetter(told, sites.supportEmail)),
)
