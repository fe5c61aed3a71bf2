-- Whether what was bought ends with the refund of a part. With the whole amount it always does.
alter table refunds add column ends_purchase boolean not null default false;
