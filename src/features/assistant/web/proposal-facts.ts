import type { Proposal } from '#features/assistant-tools/answer-contract.ts'

type ProposedWish = Extract<Proposal, { kind: 'wish' }>['wish']
type Fact = readonly [name: string, value: string]

/** All values that are sent if the person presses the button. */
export function proposalFacts(proposal: Proposal): readonly Fact[] {
  switch (proposal.kind) {
    case 'save-job':
    case 'apply': {
      const { title, company, location } = proposal.job
      return [
        ['Job', title],
        ['Company', company],
        ['Location', location],
        ...(proposal.kind === 'apply' ? ([['Sent', 'Your CV as it is now']] as const) : []),
      ]
    }
    case 'wish':
      return wishFacts(proposal.wish)
    case 'alert':
      return [
        ['Jobs', proposal.name],
        ['Email', 'Every morning when there are new ones'],
      ]
    case 'cv-skills':
      return [['New skills', proposal.skills.join(', ')]]
    case 'cv-summary':
      return [
        ['Summary now', proposal.before],
        ['New summary', proposal.summary],
      ]
  }
}

function wishFacts({ role, company, location, availabilityDays, expectedSalary }: ProposedWish): readonly Fact[] {
  return [
    ['Role', role],
    ['Company', company],
    ...(location ? ([['Location', location]] as const) : []),
    ['Available', availabilityDays === 0 ? 'Immediately' : `In ${availabilityDays} days`],
    ...(expectedSalary ? ([['Salary', `₹${expectedSalary.toLocaleString('en-IN')} a year`]] as const) : []),
  ]
}
