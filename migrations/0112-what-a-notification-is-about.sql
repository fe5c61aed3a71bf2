-- Which application, and which message of it, a notification is about. Both were parts of its key, read out again by their place in the text.
alter table notifications
  add column application_id uuid,
  add column message_id uuid,
  add constraint notifications_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  add constraint notifications_message_fkey foreign key (message_id) references application_messages (id) on delete cascade;

-- Withdrawals from before there were topics were taken for applications.
update notifications set topic = 'withdrawn' where topic = 'submitted' and key ~ '-withdrawn$';

with named as (
  select id, topic, substring(key from '^application-(?:change-|message-|receipt-)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')::uuid as first,
    substring(key from '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid as last
  from notifications where topic is not null
), about as (
  select named.id, application.id as application_id, null::uuid as message_id
    from named join applications application on application.id = named.first
    where topic in ('submitted', 'withdrawn', 'receipt')
  union all
  select named.id, change.application_id, null
    from named join application_status_changes change on change.id = named.last where topic = 'moved'
  union all
  select named.id, message.application_id, message.id
    from named join application_messages message on message.id = named.last where topic = 'message'
)
update notifications set application_id = about.application_id, message_id = about.message_id
  from about where about.id = notifications.id;

create index notifications_application_idx on notifications (application_id);
create index notifications_message_idx on notifications (message_id);

-- The deeds of staff upon an account are found by its id when the account goes.
create index admin_logs_target_idx on admin_logs (target_id);
