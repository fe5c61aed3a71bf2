-- What was applied for stays in the candidate's history: a job that somebody has applied for is closed, and not deleted.
alter table applications
  drop constraint applications_job_fkey,
  add constraint applications_job_fkey foreign key (job_id) references jobs (id) on delete restrict;

-- A payment is told by all three or by none.
update orders set paid_at = created_at where status = 'paid' and payment_id is not null and paid_at is null;
alter table orders add constraint orders_paid check ((status = 'paid') = (paid_at is not null and payment_id is not null));
alter table subscriptions add constraint subscriptions_order_fkey
  foreign key (razorpay_order_id) references orders (id) on delete restrict;

-- What a column may say. Names of plans (subscription_tier) are for staff to invent.
alter table notifications add constraint notifications_kind check (kind in ('match', 'alert', 'application', 'message'));
alter table consents add constraint consents_purpose check (purpose in ('account', 'marketing', 'cv-sharing'));
alter table cvs add constraint cvs_source check (source in ('pasand', 'aisacv'));
alter table application_status_changes add constraint application_status_changes_from
  check (from_status in ('applied', 'in_review', 'under_review', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'));
alter table users add constraint users_subscription_status
  check (subscription_status in ('active', 'inactive', 'expired', 'cancelled'));
alter table employers add constraint employers_subscription_status
  check (subscription_status in ('active', 'inactive', 'expired', 'cancelled'));

-- The messages of a thread are read in the order of their times, which therefore differ.
update application_messages message set sent_at = message.sent_at + before * interval '1 microsecond'
  from (select id, row_number() over (partition by application_id, sent_at order by id) - 1 as before from application_messages) ranked
  where ranked.id = message.id and before > 0;
drop index application_messages_application_idx;
alter table application_messages add constraint application_messages_order unique (application_id, sent_at);

-- A row that others point to is deleted without reading whole tables.
create index admin_sessions_admin_idx on admin_sessions (admin_id);
create index admin_users_created_by_idx on admin_users (created_by);
create index orders_plan_idx on orders (plan_id);
create index pricing_plans_updated_by_idx on pricing_plans (updated_by);
create index subscriptions_plan_idx on subscriptions (plan_id);
