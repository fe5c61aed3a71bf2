create table admin_users (
  id uuid not null,
  email text not null,
  password text not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  is_active boolean not null default true,
  last_login timestamptz,
  -- A hash of the mailed token.
  reset_token bytea,
  reset_token_expiry timestamptz,
  daily_report_email text,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint admin_users_pkey primary key (id),
  constraint admin_users_created_by_fkey foreign key (created_by) references admin_users (id) on delete set null,
  constraint admin_users_role check (role in ('admin', 'sales', 'support'))
);
create unique index admin_users_email_key on admin_users (lower(email));
create unique index admin_users_reset_token_key on admin_users (reset_token) where reset_token is not null;

create table admin_sessions (
  sid text not null,
  admin_id uuid not null,
  expire timestamptz not null,
  constraint admin_sessions_pkey primary key (sid),
  constraint admin_sessions_admin_fkey foreign key (admin_id) references admin_users (id) on delete cascade
);
create index admin_sessions_expire_idx on admin_sessions (expire);

create table admin_logs (
  id uuid not null,
  admin_id uuid not null,
  action text not null,
  description text,
  target_type text,
  target_id text,
  metadata jsonb,
  created_at timestamptz not null default now(),
  constraint admin_logs_pkey primary key (id),
  constraint admin_logs_admin_fkey foreign key (admin_id) references admin_users (id) on delete restrict
);
create index admin_logs_recent_idx on admin_logs (created_at desc);
create index admin_logs_admin_idx on admin_logs (admin_id, created_at desc);

create table pricing_plans (
  id uuid not null,
  name text not null,
  subtitle text not null,
  plan_type text not null default 'single_vacancy',
  currency text not null default '₹',
  -- Rupees.
  price numeric(12, 2) not null,
  period text not null default '/ month',
  just_pay text,
  best_value boolean not null default false,
  available boolean not null default true,
  is_top_up boolean not null default false,
  button_text text not null,
  button_color text not null default 'bg-blue-600 hover:bg-blue-700',
  features text[] not null default '{}',
  sort_order integer not null default 0,
  is_active boolean not null default true,
  cv_limit integer,
  job_posting_limit integer,
  updated_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint pricing_plans_pkey primary key (id),
  constraint pricing_plans_updated_by_fkey foreign key (updated_by) references admin_users (id) on delete set null,
  constraint pricing_plans_plan_type check (plan_type in ('single_vacancy', 'multiple_vacancy')),
  constraint pricing_plans_price check (price >= 0)
);
create index pricing_plans_listed_idx on pricing_plans (plan_type, sort_order) where is_active;

-- An order of the payment provider, stored before the browser learns of it.
create table orders (
  id text not null,
  user_id uuid,
  employer_id uuid,
  plan_id uuid,
  purpose text not null,
  amount_paise bigint not null,
  currency text not null default 'INR',
  status text not null default 'created',
  payment_id text,
  invoice_number text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  constraint orders_pkey primary key (id),
  constraint orders_user_fkey foreign key (user_id) references users (id) on delete set null,
  constraint orders_employer_fkey foreign key (employer_id) references employers (id) on delete set null,
  constraint orders_plan_fkey foreign key (plan_id) references pricing_plans (id) on delete set null,
  constraint orders_payment_key unique (payment_id),
  constraint orders_invoice_key unique (invoice_number),
  constraint orders_purpose check (purpose in ('plan', 'interviewer_addon', 'demo')),
  constraint orders_status check (status in ('created', 'paid', 'failed')),
  constraint orders_amount check (amount_paise > 0)
);
create index orders_user_idx on orders (user_id, created_at desc);
create index orders_employer_idx on orders (employer_id);

create table payment_events (
  id text not null,
  kind text not null,
  received_at timestamptz not null default now(),
  constraint payment_events_pkey primary key (id)
);

create table subscriptions (
  id uuid not null,
  user_id uuid,
  employer_id uuid,
  plan_id uuid,
  plan_name text not null,
  plan_type text not null,
  -- Rupees.
  amount numeric(12, 2) not null,
  currency text not null default 'INR',
  payment_id text,
  razorpay_order_id text,
  payment_status text not null default 'pending',
  subscription_status text not null default 'active',
  start_date timestamptz not null default now(),
  end_date timestamptz not null,
  cv_limit integer,
  job_posting_limit integer,
  is_active boolean not null default true,
  metadata jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subscriptions_pkey primary key (id),
  constraint subscriptions_user_fkey foreign key (user_id) references users (id) on delete set null,
  constraint subscriptions_employer_fkey foreign key (employer_id) references employers (id) on delete set null,
  constraint subscriptions_plan_fkey foreign key (plan_id) references pricing_plans (id) on delete set null,
  -- One order grants once, whoever reports its payment first.
  constraint subscriptions_order_key unique (razorpay_order_id),
  constraint subscriptions_payment_status check (payment_status in ('pending', 'paid', 'failed')),
  constraint subscriptions_status check (subscription_status in ('active', 'expired', 'cancelled')),
  constraint subscriptions_dates check (end_date > start_date)
);
create index subscriptions_user_idx on subscriptions (user_id, end_date desc);
create index subscriptions_employer_idx on subscriptions (employer_id, end_date desc);

create table daily_reports (
  id uuid not null,
  date date not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  constraint daily_reports_pkey primary key (id),
  constraint daily_reports_date_key unique (date)
);
