-- Who works on what in the queues of staff. A claim ends by itself, so that nothing waits for somebody who has gone home.
create table moderation_claims (
  queue text not null,
  item_id uuid not null,
  admin_id uuid not null,
  claimed_at timestamptz not null,
  expires_at timestamptz not null,
  constraint moderation_claims_pkey primary key (queue, item_id),
  constraint moderation_claims_admin_fkey foreign key (admin_id) references admin_users (id) on delete cascade
);
create index moderation_claims_admin_idx on moderation_claims (admin_id);
create index moderation_claims_expires_idx on moderation_claims (expires_at);
