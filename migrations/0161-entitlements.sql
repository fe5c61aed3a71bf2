-- What companies and people may use, as a ledger in double entry: each movement has two entries whose sum is zero, one for the holder and one for the
-- other side. Entries are never changed. They have effect from a time on: what is granted for a period is granted at its start and expires at its end,
-- both written when it is paid, so that the clock alone ends it. The balance of a holder at a time is the sum of the entries until then.
create table entitlement_entries (
  id uuid not null,
  movement_id uuid not null,
  is_holder boolean not null,
  -- The holder. Null on the other side, and for a deleted account.
  user_id uuid,
  employer_id uuid,
  entitlement text not null,
  kind text not null,
  units integer not null,
  effective_at timestamptz not null,
  subscription_id uuid not null,
  created_at timestamptz not null,
  constraint entitlement_entries_pkey primary key (id),
  constraint entitlement_entries_side_key unique (movement_id, is_holder),
  constraint entitlement_entries_user_fkey foreign key (user_id) references users (id) on delete set null,
  constraint entitlement_entries_employer_fkey foreign key (employer_id) references employers (id) on delete restrict,
  constraint entitlement_entries_holder check (case when is_holder then num_nonnulls(user_id, employer_id) <= 1 else num_nonnulls(user_id, employer_id) = 0 end),
  constraint entitlement_entries_entitlement check (entitlement in ('posting_slots', 'cv_versions', 'boosts', 'interviewer_addon')),
  constraint entitlement_entries_kind check (kind in ('granted', 'used', 'expired', 'withdrawn')),
  constraint entitlement_entries_units check (units <> 0)
);
create index entitlement_entries_user_idx on entitlement_entries (user_id, entitlement, effective_at) where user_id is not null;
create index entitlement_entries_employer_idx on entitlement_entries (employer_id, entitlement, effective_at) where employer_id is not null;
create index entitlement_entries_subscription_idx on entitlement_entries (subscription_id);
