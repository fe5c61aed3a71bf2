-- What the letter of the day may tell of it. Null for new jobs, which wait in tables of their own.
alter table notifications add column topic text;
alter table notifications
  add constraint notifications_topic check (topic in ('moved', 'submitted', 'withdrawn', 'message', 'receipt'));

-- The day in India whose first news, or first receipt, it is. That one has a letter of its own; the index decides between two workers.
alter table notifications add column first_on integer;
create unique index notifications_first_idx on notifications (user_id, (topic = 'receipt'), first_on) where first_on is not null;

-- Each message had a letter of its own until now.
update notifications set topic = 'message', mailed_at = coalesce(mailed_at, created_at) where kind = 'message';
update notifications set topic = case when key like 'application-change-%' then 'moved' else 'submitted' end
where kind = 'application';

drop index notifications_unmailed_idx;
create index notifications_unmailed_idx on notifications (created_at) where mailed_at is null and topic is not null;
