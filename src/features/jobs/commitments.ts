import type { Commitment, DemographicCode } from './contract.ts'

type Entry = { readonly text: string; readonly codes: readonly DemographicCode[] }

/** The commitments of companies, with the groups to which the search shows such jobs. A programme is a commitment too, not a tag. */
export const commitments: Readonly<Record<Commitment, Entry>> = {
  creche: { text: 'Crèche at the workplace, or its cost paid', codes: ['returning_mother', 'female_professional'] },
  reskilling: { text: 'Paid re-skilling for the first three months after a break', codes: ['returning_mother'] },
  flexible_hours: { text: 'Flexible hours, agreed in writing', codes: ['returning_mother'] },
  cab_drop: { text: 'Cab home after 8 pm', codes: ['female_professional'] },
  internal_committee: { text: 'Internal committee against harassment, named in the contract', codes: ['female_professional'] },
  service_counts: { text: 'Years in the armed forces count as experience', codes: ['veteran'] },
  rank_mapping: { text: 'A mentor who has served', codes: ['veteran'] },
  paid_training: { text: 'Paid training from the first day', codes: ['fresher'] },
  no_experience: { text: 'No experience needed', codes: ['fresher'] },
  rotation: { text: 'Rotation through the departments, with a mentor', codes: ['management_trainee'] },
  notice_buyout: { text: 'We pay the notice period that you do not serve', codes: ['early_joiner'] },
  quick_joining: { text: 'Offer within a week, joining within 15 days', codes: ['immediate_joiner'] },
}

export const commitmentCodes = Object.keys(commitments) as readonly Commitment[] // the record above has these keys

/** The groups in the order of the search's list, each once. */
export function demographicsOf(kept: readonly Commitment[]): DemographicCode[] {
  return [...new Set(kept.flatMap((one) => commitments[one].codes))]
}
