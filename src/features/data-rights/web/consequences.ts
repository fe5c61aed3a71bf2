import type { DeletionPreview } from '../contract.ts'

/** Says what a deletion means for this person. */
export function consequences({ cvs, applications, jobs }: DeletionPreview): string[] {
  return [
    cvs > 0 ? 'Your profile and CV are deleted, and the link to your CV stops working.' : 'Your profile is deleted.',
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
    'Wishes, saved jobs, conversations and settings are deleted.',
    "You're signed out everywhere, and nobody can use this account again.",
    "Employers keep the emails they've received. The law requires us to keep paid invoices, without your name.",
  ]
}

function counted(count: number, noun: string): string {
  return count === 1 ? noun : `${count.toLocaleString('en-IN')} ${noun}s`
}
