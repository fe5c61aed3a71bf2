-- A move that can be taken back until `undo_until`. Then a job of the queue carries it out and the candidate is told.
create table pending_moves (
  application_id uuid not null,
  move_id uuid not null,
  from_status text not null,
  to_status text not null,
  reason text,
  undo_until timestamptz not null default now() + interval '10 seconds',
  constraint pending_moves_pkey primary key (application_id),
  constraint pending_moves_application_fkey foreign key (application_id) references applications (id) on delete cascade
);
create index pending_moves_move_idx on pending_moves (move_id);

create table applicant_notes (
  id uuid not null,
  application_id uuid not null,
  author_id uuid,
  body text not null,
  created_at timestamptz not null,
  constraint applicant_notes_pkey primary key (id),
  constraint applicant_notes_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  constraint applicant_notes_author_fkey foreign key (author_id) references users (id) on delete set null
);
create index applicant_notes_application_idx on applicant_notes (application_id, created_at);
create index applicant_notes_author_idx on applicant_notes (author_id);

-- One per person of the team. Four points without a middle: 1 strong no, 2 no, 3 yes, 4 strong yes.
create table scorecards (
  application_id uuid not null,
  author_id uuid not null,
  ratings jsonb not null,
  comment text not null default '',
  updated_at timestamptz not null,
  constraint scorecards_pkey primary key (application_id, author_id),
  constraint scorecards_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  constraint scorecards_author_fkey foreign key (author_id) references users (id) on delete cascade
);
create index scorecards_author_idx on scorecards (author_id);
