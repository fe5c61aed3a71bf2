import type { Revenue } from '../contract.ts'

const heading = 'Month,Plan,Paid orders,Paid (INR),Refunded (INR),Open (INR)'

/** Rupees with two decimals, so that a spreadsheet reads them as numbers. */
export function revenueCsv(rows: readonly Revenue[]): string {
  const lines = rows.map(({ month, plan, orders, paidPaise, refundedPaise, openPaise }) =>
    [month, cell(plan), orders, ...[paidPaise, refundedPaise, openPaise].map((paise) => (paise / 100).toFixed(2))].join(','),
  )
  return `\uFEFF${[heading, ...lines].join('\r\n')}\r\n`
}

/** A spreadsheet would run a cell that begins like a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
