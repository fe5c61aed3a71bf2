import type { Tx } from '#platform/server/db.ts'
import { findCompanyOf } from './queries.ts'
import { lockCompany } from './responses-queries.ts'
import { countTeam, deleteMember, keepMainOwner, type TeamCounts } from './team-queries.ts'

type Team = TeamCounts & { readonly employerId: string }

/** Locks the team, so that nobody joins or leaves meanwhile. */
async function lockTeamOf(tx: Tx, userId: string): Promise<Team | null> {
  const company = await findCompanyOf(tx, userId)
  if (!company) return null
  await lockCompany(tx, company.employerId)
  return { employerId: company.employerId, ...(await countTeam(tx, company.employerId, userId)) }
}

/** Whether a team would be left without an owner. A company of one person ends with the account. */
export async function isNeededOwner(tx: Tx, userId: string): Promise<boolean> {
  const team = await lockTeamOf(tx, userId)
  return team !== null && team.isOwner && team.others > 0 && team.otherOwners === 0
}

/** Called before an account is erased: the company of a team stays with the others, without this person's address and name. */
export async function handOver(tx: Tx, userId: string): Promise<void> {
  const team = await lockTeamOf(tx, userId)
  if (!team || team.others === 0) return
  await deleteMember(tx, userId)
  await keepMainOwner(tx, team.employerId)
}
