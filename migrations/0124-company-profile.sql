-- The version of a company's profile, so that two owners do not overwrite each other, and what its badge tells: what was verified, and when.
-- Companies that were verified before have no time.
alter table employers add column profile_version integer not null default 0;
alter table employers add column verified_by text;
alter table employers add column verified_domain text;
alter table employers add column verified_at timestamptz;
alter table employers add constraint employers_verified_by check (verified_by in ('domain', 'gstin', 'cin'));
-- One company for each domain: the second one sends documents, or its people are invited into the first.
create unique index employers_verified_domain_key on employers (verified_domain) where is_verified;
