/** A day of requests, made from a seed: people, bots, devices, attacks, and some before and after the day. */
import { seededRandom } from './seeded-random.ts'

export type DayRequest = {
  readonly at: Date
  readonly who: 'person' | 'bot' | 'attacker'
  readonly ip: string
  readonly agent: string
  readonly device: 'mobile' | 'desktop' | 'tablet'
  readonly method: 'GET' | 'POST'
  readonly url: string
  /** The path as the code names it. */
  readonly route: string
  readonly referer?: string
  readonly campaign?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly status: number
}

const stepMs = 10 * 60_000
const agents = {
  mobile: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  desktop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  tablet: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1',
} as const
const devices = ['mobile', 'mobile', 'mobile', 'desktop', 'desktop', 'tablet'] as const
const bots = {
  Googlebot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  bingbot: 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
} as const

type PlainRequest = Omit<DayRequest, 'at'>
type Setup = { readonly from: Date; readonly jobIds: readonly string[]; readonly count: number }

/** From half an hour before midnight in India until half an hour after the next, by time. */
// oxlint-disable-next-line max-lines-per-function -- its requests share one sequence of random numbers
export function writtenDay({ from, jobIds, count }: Setup): readonly DayRequest[] {
  const random = seededRandom(15)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // never empty
  const people = Array.from({ length: 700 }, (_, number) => ({
    ip: `49.${32 + (number >> 8)}.${number & 255}.${1 + Math.floor(random() * 250)}`,
    device: pick(devices),
  }))

  function visit(): PlainRequest {
    const { ip, device } = pick(people)
    const own = { who: 'person', ip, device, agent: agents[device], method: 'GET', status: 200 } as const
    const jobId = pick(jobIds)
    const kind = random()
    if (kind < 0.15) return { ...own, url: '/api/jobs?q=nurse', route: '/api/jobs' }
    if (kind < 0.25) return { ...own, url: `/api/jobs/${jobId}`, route: '/api/jobs/:jobId' }
    const [url, route] = pick([
      ['/', '/'],
      ['/jobs', '/jobs'],
      [`/jobs/${jobId}`, '/jobs/:jobId'],
      ['/companies', '/companies'],
      ['/salary-calculator', '/salary-calculator'],
    ] as const)
    const campaign = random() < 0.1 ? pick(['diwali', 'freshers']) : null
    const referer = pick([undefined, 'https://www.google.com/', 'https://news.example.in/a', 'http://localhost:3000/jobs'])
    return {
      ...own,
      url: campaign ? `${url}?utm_source=news&utm_campaign=${campaign}` : url,
      route,
      ...(referer ? { referer } : {}),
      ...(campaign ? { campaign: `news / ${campaign}` } : {}),
    }
  }
  function crawl(): PlainRequest {
    const agent = bots[pick(['Googlebot', 'bingbot'] as const)]
    return { who: 'bot', ip: '66.249.66.1', agent, device: 'desktop', method: 'GET', url: '/jobs', route: '/jobs', status: 200 }
  }
  function attack(): PlainRequest {
    const own = {
      who: 'attacker',
      ip: `185.220.101.${Math.floor(random() * 250)}`,
      agent: agents.desktop,
      device: 'desktop',
    } as const
    return pick<PlainRequest>([
      { ...own, method: 'GET', url: '/wp-login.php', route: '*', status: 404 },
      { ...own, method: 'GET', url: '/api/admin/logs', route: '/api/admin/logs', status: 401 },
      {
        ...own,
        method: 'POST',
        url: '/api/auth/login',
        route: '/api/auth/login',
        headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
        status: 403,
      },
    ])
  }
  function anyRequest(): PlainRequest {
    const kind = random()
    if (kind < 0.85) return visit()
    return kind < 0.93 ? crawl() : attack()
  }

  const steps = 25 * 6
  const spread = Array.from({ length: count - floodSize }, () => ({
    ...anyRequest(),
    at: new Date(from.getTime() + Math.floor(random() * steps) * stepMs),
  }))
  return [...spread, ...flood(new Date(from.getTime() + 30 * stepMs))].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Fifty more than one address may open in a minute. */
const floodSize = 650

function flood(at: Date): readonly DayRequest[] {
  return Array.from({ length: floodSize }, (_, number) => ({
    at,
    who: 'attacker',
    ip: '203.0.113.9',
    agent: agents.mobile,
    device: 'mobile',
    method: 'GET',
    url: '/companies',
    route: '/companies',
    status: number < 600 ? 200 : 429,
  }))
}
