-- Which plan has got the unused value of one that it replaced, and how much: a refund of the replaced one takes it back.
alter table subscriptions
  add column replaced_by uuid,
  add column credit_paise bigint not null default 0,
  add constraint subscriptions_replaced_by_fkey foreign key (replaced_by) references subscriptions (id) on delete restrict,
  add constraint subscriptions_credit check (credit_paise >= 0);
create index subscriptions_replaced_by_idx on subscriptions (replaced_by);
