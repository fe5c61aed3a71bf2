import type { DeletionPreview } from '../contract.ts'

/** What a deletion means for this person, in plain words. */
export function consequences({ cvs, applications, jobs }: DeletionPreview): string[] {
  return [
    cvs > 0 ? 'Your profile and your CV are erased, and the link to your CV stops working.' : 'Your profile is erased.',
    ...(applications > 0
      ? [
          `Your ${counted(applications, 'application')} ${applications === 1 ? 'disappears' : 'disappear'} from the lists of employers, with all messages.`,
        ]
      : []),
    ...(jobs > 0
      ? [
          `Your ${counted(jobs, 'job')} ${jobs === 1 ? 'is' : 'are'} closed. The name of your company stays for the people who have applied.`,
        ]
      : []),
    'Wishes, saved jobs, conversations and settings are erased.',
    'You are signed out everywhere, and nobody can sign in with this account again.',
    'What employers have received by email stays with them. Paid invoices are kept as the law demands, without your name.',
  ]
}

function counted(count: number, noun: string): string {
  return count === 1 ? noun : `${count.toLocaleString('en-IN')} ${noun}s`
}
