import { listReportEmails } from '#features/staff/server/public.ts'
import { mayDo } from '#features/staff/permissions.ts'
import { longDateText } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Email, greeting } from '#platform/server/email.ts'
import { reaction } from '#platform/server/events.ts'
import { type DailyReport, dailyReportMade } from '../contract.ts'
import { factsOf, lossText } from '../facts.ts'
import { findReport } from './queries.ts'

type Recipient = { readonly id: string; readonly firstName: string; readonly address: string }

function reportEmail(report: DailyReport, { id, firstName, address }: Recipient, mainUrl: string): Email {
  const date = longDateText(`${report.date}T00:00:00+05:30`)
  return {
    key: `daily-report:${report.date}:${id}`,
    to: address,
    subject: `Daily report of ${date}`,
    body: [
      greeting(firstName),
      `These are the figures of ${date}.`,
      { facts: factsOf(report).map(({ label, value }) => [label, value] as const) },
      ...(report.system.killed > 0 ? [lossText(report)] : []),
      { button: 'Open the report', url: `${mainUrl}/admin/dashboard` },
    ],
    why: "You're receiving this email because this address is entered for the daily report on the staff dashboard.",
  }
}

/** Sends the report to each member of staff once, however often the job is retried. */
async function sendReport({ db, sendEmail, sites }: AppContext, { reportId }: { readonly reportId: string }): Promise<void> {
  const report = await findReport(db, reportId)
  if (!report) return
  for (const { id, firstName, role, dailyReportEmail } of await listReportEmails(db)) {
    if (dailyReportEmail === null || !mayDo(role, 'daily-reports')) continue
    await sendEmail(reportEmail(report, { id, firstName, address: dailyReportEmail }, sites.mainUrl))
  }
}

export const sendDailyReport = reaction('sendDailyReport', dailyReportMade, sendReport)
