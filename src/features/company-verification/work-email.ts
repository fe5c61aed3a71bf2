import { websiteOf } from '#features/employers/website.ts'

/**
 * Domains where anybody can get an address: free mail, internet providers, disposable mailboxes. Providers with many domains are listed without the
 * ending.
 */
const freeMail = new Set(
  `gmail.com googlemail.com outlook.com outlook.in hotmail.com hotmail.co.in live.com live.in msn.com icloud.com me.com mac.com
   rediffmail.com rediff.com zoho.com zohomail.com zohomail.in proton.me protonmail.com pm.me tutanota.com tuta.io aol.com aol.in gmx.com gmx.net
   gmx.de mail.com email.com mail.ru yandex.com yandex.ru fastmail.com hushmail.com inbox.com in.com indiatimes.com sify.com vsnl.com vsnl.net
   bsnl.in bsnl.co.in airtelmail.in airtelmail.com dataone.in mtnl.net.in eth.net lycos.com qq.com 163.com 126.com web.de t-online.de duck.com
   mailinator.com guerrillamail.com sharklasers.com 10minutemail.com temp-mail.org tempmail.com yopmail.com trashmail.com getnada.com dispostable.com
   maildrop.cc mohmal.com throwawaymail.com fakeinbox.com mintemail.com emailondeck.com moakt.com mail.tm mailnesia.com spamgourmet.com`.split(
    /\s+/,
  ),
)
const freeMailFamilies = /^(yahoo|ymail|rocketmail|hotmail|outlook|live)\.[a-z.]+$/

/** Suffixes under which different people register domains: the part of publicsuffix.org that companies in India use. */
const publicSuffixes = new Set(
  `co.in net.in org.in firm.in gen.in ind.in ac.in edu.in res.in gov.in nic.in mil.in info.in biz.in com.in 5g.in 6g.in ai.in am.in bihar.in business.in
   ca.in cn.in coop.in cs.in delhi.in dr.in er.in gujarat.in int.in internet.in io.in me.in pg.in post.in pro.in travel.in tv.in uk.in up.in us.in
   co.uk org.uk me.uk ltd.uk plc.uk com.au net.au org.au com.sg com.my co.nz co.za com.bd com.np com.lk com.pk com.br co.jp co.kr com.cn com.hk com.tw
   ae.org uk.com us.com eu.com in.net
   blogspot.com blogspot.in wordpress.com wixsite.com wix.com weebly.com webflow.io framer.website framer.app carrd.co github.io gitlab.io pages.dev
   workers.dev netlify.app vercel.app web.app firebaseapp.com herokuapp.com onrender.com fly.dev azurewebsites.net cloudfront.net amazonaws.com
   appspot.com glitch.me repl.co replit.app business.site godaddysites.com myshopify.com zohosites.com zohosites.in squarespace.com strikingly.com
   jimdofree.com tumblr.com medium.com substack.com notion.site sites.google.com linktr.ee dotcompal.co ucraft.net site123.me`.split(
    /\s+/,
  ),
)
/** Sites that host pages of companies, whose domain is not the company's. */
const shared =
  /(^|\.)(facebook|instagram|linkedin|twitter|x|youtube|google|justdial|indiamart|naukri|telegram|t|wa|whatsapp)\.(com|in|me|org)$/

export type EmailProof =
  | { readonly isProof: true; readonly domain: string }
  | { readonly isProof: false; readonly why: 'noWebsite' | 'sharedWebsite' | 'freeMail' | 'otherDomain' }

/**
 * Whether an email address proves that its owner works for the company with this website. Its domain must be that of the website, or a subdomain. The
 * reverse would need the whole list of public suffixes: an address at co.in proves nothing about kaveri.co.in.
 */
export function emailProof(email: string, website: string): EmailProof {
  const host = websiteOf(website)?.host
  if (!host) return { isProof: false, why: 'noWebsite' }
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  if (isFreeMail(domain)) return { isProof: false, why: 'freeMail' }
  // Letters of other scripts can look like Latin ones, so staff must look at such a domain.
  const isUnclear = host.includes('xn--') || !/^[a-z\d.-]+$/.test(domain)
  if (isUnclear || isShared(host)) return { isProof: false, why: 'sharedWebsite' }
  const isUnder = domain === host || domain.endsWith(`.${host}`)
  return isUnder ? { isProof: true, domain: host } : { isProof: false, why: 'otherDomain' }
}

function isShared(host: string): boolean {
  return publicSuffixes.has(host) || shared.test(host) || isFreeMail(host)
}

function isFreeMail(domain: string): boolean {
  return freeMail.has(domain) || freeMailFamilies.test(domain)
}
