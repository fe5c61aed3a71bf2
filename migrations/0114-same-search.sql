-- Searches that differ by case or blanks alone are one: they find the same jobs and told of each twice.
delete from saved_searches later using saved_searches earlier
where later.user_id = earlier.user_id and later.id <> earlier.id
  and lower(regexp_replace(later.query::text, '\s+', ' ', 'g')) = lower(regexp_replace(earlier.query::text, '\s+', ' ', 'g'))
  and (earlier.created_at, earlier.id) < (later.created_at, later.id);
drop index saved_searches_once_key;
create unique index saved_searches_once_key on saved_searches (user_id, md5(lower(query::text)));
