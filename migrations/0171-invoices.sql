-- Who is on the invoices of an account or of a company.
create table billing_details (
  id uuid not null,
  user_id uuid,
  employer_id uuid,
  name text not null,
  address text not null,
  -- The code of the state in a GSTIN.
  state text not null,
  gstin text,
  updated_at timestamptz not null,
  constraint billing_details_pkey primary key (id),
  constraint billing_details_user_fkey foreign key (user_id) references users (id) on delete cascade,
  constraint billing_details_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint billing_details_user_key unique (user_id),
  constraint billing_details_employer_key unique (employer_id),
  constraint billing_details_owner check (num_nonnulls(user_id, employer_id) = 1)
);

-- The last number of each series in a financial year. Its row is locked until the transaction of the payment ends, so that no number is lost.
create table invoice_counters (
  series text not null,
  financial_year text not null,
  last integer not null,
  constraint invoice_counters_pkey primary key (series, financial_year)
);

-- Never changed (database/triggers/invoices.sql). What is printed is in the row, as it was when it was issued.
create table invoices (
  id uuid not null,
  number text not null,
  series text not null,
  financial_year text not null,
  serial integer not null,
  kind text not null,
  order_id text not null,
  refund_id uuid,
  -- Of a credit note: what it corrects.
  original_id uuid,
  user_id uuid,
  employer_id uuid,
  issued_at timestamptz not null,
  amount_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  -- In hundredths of a percent; null where there is no tax.
  rate integer,
  content jsonb not null,
  constraint invoices_pkey primary key (id),
  constraint invoices_number_key unique (number),
  constraint invoices_serial_key unique (series, financial_year, serial),
  constraint invoices_refund_key unique (refund_id),
  constraint invoices_number check (length(number) <= 16),
  constraint invoices_kind check (kind in ('tax_invoice', 'receipt', 'credit_note', 'refund_receipt')),
  constraint invoices_original check ((kind in ('credit_note', 'refund_receipt')) = (original_id is not null)),
  constraint invoices_sum check (taxable_paise + cgst_paise + sgst_paise + igst_paise = amount_paise),
  constraint invoices_order_fkey foreign key (order_id) references orders (id) on delete restrict,
  constraint invoices_refund_fkey foreign key (refund_id) references refunds (id) on delete restrict,
  constraint invoices_original_fkey foreign key (original_id) references invoices (id) on delete restrict,
  constraint invoices_user_fkey foreign key (user_id) references users (id) on delete set null,
  constraint invoices_employer_fkey foreign key (employer_id) references employers (id) on delete set null
);
-- An order has one invoice or receipt.
create unique index invoices_order_key on invoices (order_id) where original_id is null;
create index invoices_order_idx on invoices (order_id);
create index invoices_original_idx on invoices (original_id);
create index invoices_user_idx on invoices (user_id, issued_at desc);
create index invoices_employer_idx on invoices (employer_id, issued_at desc);
