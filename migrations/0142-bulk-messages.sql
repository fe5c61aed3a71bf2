create table message_templates (
  id uuid not null,
  employer_id uuid not null,
  name text not null,
  body text not null,
  created_at timestamptz not null,
  constraint message_templates_pkey primary key (id),
  constraint message_templates_employer_fkey foreign key (employer_id) references employers (id) on delete cascade
);
create index message_templates_employer_idx on message_templates (employer_id, created_at);

-- One row for each person and bulk message: a person who applied for two jobs gets it once, and so does a repeated call.
create table bulk_message_recipients (
  bulk_id uuid not null,
  user_id uuid not null,
  message_id uuid not null,
  constraint bulk_message_recipients_pkey primary key (bulk_id, user_id),
  constraint bulk_message_recipients_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint bulk_message_recipients_message_fkey foreign key (message_id) references application_messages (id) on delete cascade
);
create index bulk_message_recipients_user_idx on bulk_message_recipients (user_id);
create index bulk_message_recipients_message_idx on bulk_message_recipients (message_id);
