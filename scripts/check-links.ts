/** npm run check:links: opens every address outside the product that an article links to. It needs the network, so no test runs it. */
import { readArticleFiles } from '#features/articles/server/load-articles.ts'
import { checkLinks, linksOf } from './article-links.ts'

const states = await checkLinks(linksOf(await readArticleFiles()))
for (const { url, state, why, articles } of states) {
  if (state !== 'answers') console.log(`${state} (${why}): ${url}\n  in ${articles.join(', ')}`)
}
const broken = states.filter(({ state }) => state === 'broken').length
console.log(`${states.length} addresses, ${broken} broken. Open those that are closed to programs by hand.`)
process.exitCode = broken === 0 ? 0 : 1
