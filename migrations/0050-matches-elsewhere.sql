-- Whether a match is at another company than the wished one: whoever tells of it must not name the wished one.
alter table wish_matches add column is_elsewhere boolean not null default false;
update wish_matches set is_elsewhere = true where reason ~ '^[^·]*, at another company than ';
