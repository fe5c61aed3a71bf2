import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import type { CompanyChange, OwnCompany } from '../company-contract.ts'
import { verificationOf } from './verification-queries.ts'

const columns = [
  'id',
  'companyName',
  'contactEmail',
  'contactName',
  'phone',
  'website',
  'description',
  'industry',
  'size',
  'logo',
  'isVerified',
  'verifiedBy',
  'verifiedDomain',
  'verifiedAt',
  'profileVersion',
] as const

export async function findOwnCompany(db: Db, employerId: string): Promise<OwnCompany | null> {
  const row = await db.selectFrom('employers').select(columns).where('id', '=', employerId).executeTakeFirst()
  if (!row) return null
  const {
    contactName,
    phone,
    website,
    description,
    industry,
    size,
    profileVersion,
    verifiedBy,
    verifiedDomain,
    verifiedAt,
    ...facts
  } = row
  return {
    ...facts,
    contactName: contactName ?? '',
    phone: phone ?? '',
    website: website ?? '',
    description: description ?? '',
    industry: industry ?? '',
    size: size ?? '',
    verification: verificationOf({ isVerified: facts.isVerified, verifiedBy, verifiedDomain, verifiedAt }),
    version: profileVersion,
  }
}

/** Returns null if the profile has another version meanwhile: the update decides, not an earlier query. */
export async function updateCompany(tx: Tx, employerId: string, { version, ...fields }: CompanyChange): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employers')
    .set({
      companyName: fields.companyName,
      contactName: fields.contactName || null,
      phone: fields.phone || null,
      website: fields.website || null,
      description: fields.description || null,
      industry: fields.industry || null,
      size: fields.size || null,
      profileVersion: sql`profile_version + 1`,
      updatedAt: sql`now()`,
    })
    .where('id', '=', employerId)
    .where('profileVersion', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the previous logo. The row is locked, so that each of two concurrent uploads removes the file before it. */
export async function replaceLogo(tx: Tx, employerId: string, logo: string | null): Promise<string | null> {
  const before = await tx.selectFrom('employers').select('logo').where('id', '=', employerId).forUpdate().executeTakeFirst()
  await tx
    .updateTable('employers')
    .set({ logo, updatedAt: sql`now()` })
    .where('id', '=', employerId)
    .execute()
  return before?.logo ?? null
}

export async function listShownLogos(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const rows = await db.selectFrom('employers').select('logo').where('logo', 'in', urls).execute()
  return new Set(rows.flatMap(({ logo }) => logo ?? []))
}

/** Returns false if another company has this contact address. */
export async function setContactEmail(tx: Tx, employerId: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employers')
    .set({ contactEmail: email, updatedAt: sql`now()` })
    .where('id', '=', employerId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('employers as other')
            .select('other.id')
            .where('other.id', '<>', employerId)
            .where((at) => at(at.fn('lower', ['other.contactEmail']), '=', email.toLowerCase())),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type CompanyPlan = { readonly name: string; readonly endsAt: Date }

/** Stores the company's plan and its end; null if no plan is active. */
export async function setCompanyPlan(tx: Tx, employerId: string, plan: CompanyPlan | null): Promise<void> {
  await tx
    .updateTable('employers')
    .set({
      subscriptionTier: plan?.name ?? 'basic',
      subscriptionStatus: plan ? 'active' : 'inactive',
      subscriptionExpiry: plan?.endsAt ?? null,
      updatedAt: sql`now()`,
    })
    .where('id', '=', employerId)
    .execute()
}
