-- The database as a fresh start leaves it: the tables of migrations/ and the definitions of database/.
-- Written by `npm run db:schema`. To read, not to run; a test compares it.

create extension btree_gist;

create extension pg_trgm;

create extension unaccent;

create text search configuration portal; -- asciihword: english_stem, asciiword: english_stem, email: simple, file: simple, float: simple, host: simple, hword: unaccent english_stem, hword_asciipart: english_stem, hword_numpart: simple, hword_part: unaccent english_stem, int: simple, numhword: simple, numword: simple, sfloat: simple, uint: simple, url: simple, url_path: simple, version: simple, word: unaccent english_stem

create text search configuration portal_written; -- asciihword: portal_written, asciiword: portal_written, email: simple, file: simple, float: simple, host: simple, hword: unaccent portal_written, hword_asciipart: portal_written, hword_numpart: simple, hword_part: unaccent portal_written, int: simple, numhword: simple, numword: simple, sfloat: simple, uint: simple, url: simple, url_path: simple, version: simple, word: unaccent portal_written

create text search dictionary portal_written (stopwords = 'english');

create table access_log (
  id uuid not null,
  user_id uuid,
  cv_id uuid,
  viewer_kind text not null,
  viewer_id uuid not null,
  viewer_name text not null,
  what text not null,
  viewed_at timestamp with time zone not null,
  about text,
  constraint access_log_cv_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  constraint access_log_pkey PRIMARY KEY (id),
  constraint access_log_subject CHECK ((num_nonnulls(user_id, cv_id) = 1)),
  constraint access_log_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint access_log_viewer_kind CHECK ((viewer_kind = ANY (ARRAY['employer'::text, 'staff'::text]))),
  constraint access_log_what CHECK ((what = ANY (ARRAY['cv'::text, 'contact'::text])))
);
CREATE INDEX access_log_cv_idx ON public.access_log USING btree (cv_id, viewed_at DESC);
CREATE INDEX access_log_user_idx ON public.access_log USING btree (user_id, viewed_at DESC);
CREATE INDEX access_log_viewed_idx ON public.access_log USING btree (viewed_at);

create table admin_log_details (
  log_id uuid not null,
  salt bytea not null,
  description text,
  metadata jsonb,
  constraint admin_log_details_pkey PRIMARY KEY (log_id)
);

create table admin_log_head (
  is_only boolean not null default true,
  seq bigint not null,
  hash bytea not null,
  constraint admin_log_head_only CHECK (is_only),
  constraint admin_log_head_pkey PRIMARY KEY (is_only)
);

create table admin_log_seals (
  seq bigint not null,
  hash bytea not null,
  signature bytea not null,
  sealed_at timestamp with time zone not null,
  constraint admin_log_seals_pkey PRIMARY KEY (seq)
);

create table admin_logs (
  id uuid not null,
  admin_id uuid not null,
  action text not null,
  description text,
  target_type text,
  target_id text,
  metadata jsonb,
  created_at timestamp with time zone not null default now(),
  seq bigint not null,
  details_hash bytea,
  hash bytea not null,
  constraint admin_logs_admin_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE RESTRICT,
  constraint admin_logs_details CHECK (((description IS NULL) AND (metadata IS NULL))),
  constraint admin_logs_pkey PRIMARY KEY (id),
  constraint admin_logs_seq_key UNIQUE (seq)
);
CREATE INDEX admin_logs_admin_idx ON public.admin_logs USING btree (admin_id, created_at DESC);
CREATE INDEX admin_logs_recent_idx ON public.admin_logs USING btree (created_at DESC);
CREATE INDEX admin_logs_target_idx ON public.admin_logs USING btree (target_id);

create table admin_pending_sign_ins (
  sid text not null,
  admin_id uuid not null,
  expire timestamp with time zone not null,
  constraint admin_pending_sign_ins_admin_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  constraint admin_pending_sign_ins_pkey PRIMARY KEY (sid)
);
CREATE INDEX admin_pending_sign_ins_admin_idx ON public.admin_pending_sign_ins USING btree (admin_id);
CREATE INDEX admin_pending_sign_ins_expire_idx ON public.admin_pending_sign_ins USING btree (expire);

create table admin_recovery_codes (
  admin_id uuid not null,
  code_hash bytea not null,
  constraint admin_recovery_codes_admin_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  constraint admin_recovery_codes_pkey PRIMARY KEY (admin_id, code_hash)
);

create table admin_sessions (
  sid text not null,
  admin_id uuid not null,
  expire timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  device text not null default 'An unknown device'::text,
  started_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone not null default now(),
  constraint admin_sessions_admin_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  constraint admin_sessions_pkey PRIMARY KEY (sid)
);
CREATE INDEX admin_sessions_admin_idx ON public.admin_sessions USING btree (admin_id);
CREATE INDEX admin_sessions_expire_idx ON public.admin_sessions USING btree (expire);
CREATE UNIQUE INDEX admin_sessions_id_key ON public.admin_sessions USING btree (id);

create table admin_users (
  id uuid not null,
  email text not null,
  password text not null,
  first_name text not null,
  last_name text not null,
  role text not null,
  is_active boolean not null default true,
  last_login timestamp with time zone,
  reset_token bytea,
  reset_token_expiry timestamp with time zone,
  daily_report_email text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  totp_secret bytea,
  totp_last_step bigint,
  second_factor_since timestamp with time zone,
  configured_password text,
  constraint admin_users_created_by_fkey FOREIGN KEY (created_by) REFERENCES admin_users(id) ON DELETE SET NULL,
  constraint admin_users_pkey PRIMARY KEY (id),
  constraint admin_users_role CHECK ((role = ANY (ARRAY['admin'::text, 'sales'::text, 'support'::text]))),
  constraint admin_users_second_factor CHECK (((second_factor_since IS NULL) OR (totp_secret IS NOT NULL)))
);
CREATE INDEX admin_users_created_by_idx ON public.admin_users USING btree (created_by);
CREATE UNIQUE INDEX admin_users_email_key ON public.admin_users USING btree (lower(email));
CREATE UNIQUE INDEX admin_users_reset_token_key ON public.admin_users USING btree (reset_token) WHERE (reset_token IS NOT NULL);

create table ai_conversations (
  id uuid not null,
  user_id uuid not null,
  messages jsonb not null,
  context text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint ai_conversations_pkey PRIMARY KEY (id),
  constraint ai_conversations_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX ai_conversations_user_idx ON public.ai_conversations USING btree (user_id, updated_at DESC);

create table ai_usage (
  day integer not null,
  holder text not null,
  tokens bigint not null,
  constraint ai_usage_pkey PRIMARY KEY (day, holder),
  constraint ai_usage_tokens_check CHECK ((tokens >= 0))
);

create table applicant_notes (
  id uuid not null,
  application_id uuid not null,
  author_id uuid,
  body text not null,
  created_at timestamp with time zone not null,
  constraint applicant_notes_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint applicant_notes_author_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint applicant_notes_pkey PRIMARY KEY (id)
);
CREATE INDEX applicant_notes_application_idx ON public.applicant_notes USING btree (application_id, created_at);
CREATE INDEX applicant_notes_author_idx ON public.applicant_notes USING btree (author_id);

create table application_answers (
  application_id uuid not null,
  "position" smallint not null,
  question jsonb not null,
  answer text not null,
  masked_answer text,
  constraint application_answers_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint application_answers_pkey PRIMARY KEY (application_id, "position"),
  constraint application_answers_position CHECK ((("position" >= 1) AND ("position" <= 5)))
);

create table application_messages (
  id uuid not null,
  application_id uuid not null,
  sender text not null,
  body text not null,
  sent_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint application_messages_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint application_messages_body CHECK (((length(body) >= 1) AND (length(body) <= 4000))),
  constraint application_messages_order UNIQUE (application_id, sent_at),
  constraint application_messages_pkey PRIMARY KEY (id),
  constraint application_messages_sender CHECK ((sender = ANY (ARRAY['candidate'::text, 'employer'::text])))
);
CREATE INDEX application_messages_unread_idx ON public.application_messages USING btree (application_id, sender) WHERE (read_at IS NULL);

create table application_status_changes (
  id uuid not null,
  application_id uuid not null,
  from_status text,
  to_status text not null,
  changed_by text not null,
  changed_at timestamp with time zone not null,
  note text,
  constraint application_status_changes_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint application_status_changes_by CHECK ((changed_by = ANY (ARRAY['candidate'::text, 'employer'::text, 'staff'::text]))),
  constraint application_status_changes_from CHECK ((from_status = ANY (ARRAY['applied'::text, 'in_review'::text, 'under_review'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint application_status_changes_pkey PRIMARY KEY (id),
  constraint application_status_changes_to CHECK ((to_status = ANY (ARRAY['applied'::text, 'in_review'::text, 'under_review'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX application_status_changes_application_idx ON public.application_status_changes USING btree (application_id, changed_at);

create table applications (
  id uuid not null,
  job_id uuid not null,
  user_id uuid not null,
  cv_id uuid,
  cover_letter text,
  status text not null default 'applied'::text,
  cv_snapshot jsonb not null,
  job_snapshot jsonb not null,
  applied_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  cv_template_version integer not null default 1,
  attempt smallint not null default 1,
  shortlisted_at timestamp with time zone,
  constraint applications_attempt CHECK (((attempt >= 1) AND (attempt <= 2))),
  constraint applications_attempt_once UNIQUE (user_id, job_id, attempt),
  constraint applications_cv_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE SET NULL,
  constraint applications_cv_template_version CHECK ((cv_template_version >= 1)),
  constraint applications_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE RESTRICT,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_status CHECK ((status = ANY (ARRAY['applied'::text, 'in_review'::text, 'under_review'::text, 'interview'::text, 'offer'::text, 'hired'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint applications_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX applications_cv_idx ON public.applications USING btree (cv_id);
CREATE INDEX applications_job_idx ON public.applications USING btree (job_id, applied_at DESC);
CREATE INDEX applications_user_idx ON public.applications USING btree (user_id, applied_at DESC);

create table article_drafts (
  article_id uuid not null,
  fields jsonb not null,
  revision timestamp with time zone not null,
  edited_by uuid not null,
  created_at timestamp with time zone not null,
  published_revision timestamp with time zone,
  publish_at timestamp with time zone,
  scheduled_by uuid,
  failure text,
  constraint article_drafts_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES admin_users(id) ON DELETE RESTRICT,
  constraint article_drafts_pkey PRIMARY KEY (article_id),
  constraint article_drafts_scheduled CHECK (((publish_at IS NULL) = (scheduled_by IS NULL))),
  constraint article_drafts_scheduled_by_fkey FOREIGN KEY (scheduled_by) REFERENCES admin_users(id) ON DELETE RESTRICT
);
CREATE INDEX article_drafts_due_idx ON public.article_drafts USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX article_drafts_edited_by_idx ON public.article_drafts USING btree (edited_by);
CREATE INDEX article_drafts_scheduled_by_idx ON public.article_drafts USING btree (scheduled_by);

create table article_pictures (
  id uuid not null,
  alt text not null,
  width integer not null,
  height integer not null,
  uploaded_by uuid not null,
  created_at timestamp with time zone not null,
  constraint article_pictures_pkey PRIMARY KEY (id),
  constraint article_pictures_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES admin_users(id) ON DELETE RESTRICT
);
CREATE INDEX article_pictures_uploaded_by_idx ON public.article_pictures USING btree (uploaded_by);

create table article_slugs (
  slug text not null,
  article_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint article_slugs_article_fkey FOREIGN KEY (article_id) REFERENCES blog_posts(id) ON DELETE CASCADE,
  constraint article_slugs_pkey PRIMARY KEY (slug)
);
CREATE INDEX article_slugs_article_idx ON public.article_slugs USING btree (article_id);

create table article_texts (
  id uuid not null,
  article_id uuid not null,
  fields jsonb not null,
  kind text not null,
  saved_by uuid not null,
  saved_at timestamp with time zone not null,
  constraint article_texts_kind CHECK ((kind = ANY (ARRAY['edited'::text, 'published'::text, 'replaced'::text, 'conflict'::text]))),
  constraint article_texts_pkey PRIMARY KEY (id),
  constraint article_texts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES admin_users(id) ON DELETE RESTRICT
);
CREATE INDEX article_texts_article_idx ON public.article_texts USING btree (article_id, saved_at DESC);
CREATE INDEX article_texts_saved_by_idx ON public.article_texts USING btree (saved_by);

create table article_versions (
  id integer not null default 1,
  version bigint not null default 0,
  constraint article_versions_one_row CHECK ((id = 1)),
  constraint article_versions_pkey PRIMARY KEY (id)
);

create table assistant_feedback (
  id uuid not null,
  user_id uuid,
  message_id text not null,
  is_helpful boolean not null,
  reason text,
  comment text,
  question text,
  answer text,
  source text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint assistant_feedback_of_visitor CHECK (((user_id IS NOT NULL) OR ((question IS NULL) AND (answer IS NULL)))),
  constraint assistant_feedback_once UNIQUE NULLS NOT DISTINCT (user_id, message_id),
  constraint assistant_feedback_pkey PRIMARY KEY (id),
  constraint assistant_feedback_source CHECK ((source = ANY (ARRAY['template_based'::text, 'ai'::text]))),
  constraint assistant_feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX assistant_feedback_updated_idx ON public.assistant_feedback USING btree (updated_at DESC);

create table billing_details (
  id uuid not null,
  user_id uuid,
  employer_id uuid,
  name text not null,
  address text not null,
  state text not null,
  gstin text,
  updated_at timestamp with time zone not null,
  constraint billing_details_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint billing_details_employer_key UNIQUE (employer_id),
  constraint billing_details_owner CHECK ((num_nonnulls(user_id, employer_id) = 1)),
  constraint billing_details_pkey PRIMARY KEY (id),
  constraint billing_details_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint billing_details_user_key UNIQUE (user_id)
);

create table blog_posts (
  id uuid not null,
  title text not null,
  slug text not null,
  content text not null,
  excerpt text,
  tags text[] not null default '{}'::text[],
  author text not null default 'AI Assistant'::text,
  is_published boolean not null default false,
  seo_title text,
  seo_description text,
  created_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  file_hash text,
  search_words tsvector not null default ''::tsvector,
  constraint blog_posts_pkey PRIMARY KEY (id),
  constraint blog_posts_slug_key UNIQUE (slug)
);
CREATE INDEX blog_posts_published_idx ON public.blog_posts USING btree (published_at DESC) WHERE is_published;
CREATE INDEX blog_posts_search_idx ON public.blog_posts USING gin (search_words);
CREATE INDEX blog_posts_tags_idx ON public.blog_posts USING gin (tags);

create table bulk_message_recipients (
  bulk_id uuid not null,
  user_id uuid not null,
  message_id uuid not null,
  constraint bulk_message_recipients_message_fkey FOREIGN KEY (message_id) REFERENCES application_messages(id) ON DELETE CASCADE,
  constraint bulk_message_recipients_pkey PRIMARY KEY (bulk_id, user_id),
  constraint bulk_message_recipients_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX bulk_message_recipients_message_idx ON public.bulk_message_recipients USING btree (message_id);
CREATE INDEX bulk_message_recipients_user_idx ON public.bulk_message_recipients USING btree (user_id);

create table city_names (
  old text not null,
  name text not null,
  constraint city_names_pkey PRIMARY KEY (old)
);

create table company_email_links (
  id uuid not null,
  employer_id uuid not null,
  email text not null,
  purpose text not null,
  token_hash bytea,
  requested_by uuid,
  expires_at timestamp with time zone not null,
  constraint company_email_links_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint company_email_links_pkey PRIMARY KEY (id),
  constraint company_email_links_purpose CHECK ((purpose = ANY (ARRAY['verification'::text, 'contact'::text]))),
  constraint company_email_links_requester_fkey FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX company_email_links_expiry_idx ON public.company_email_links USING btree (expires_at);
CREATE INDEX company_email_links_requester_idx ON public.company_email_links USING btree (requested_by);
CREATE UNIQUE INDEX company_email_links_purpose_key ON public.company_email_links USING btree (employer_id, purpose);
CREATE UNIQUE INDEX company_email_links_token_key ON public.company_email_links USING btree (token_hash);

create table company_ratings (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid,
  rating integer not null,
  body text,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  refused_because text,
  constraint company_ratings_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint company_ratings_once UNIQUE (employer_id, user_id),
  constraint company_ratings_pkey PRIMARY KEY (id),
  constraint company_ratings_range CHECK (((rating >= 1) AND (rating <= 5))),
  constraint company_ratings_status CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'refused'::text]))),
  constraint company_ratings_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX company_ratings_user_idx ON public.company_ratings USING btree (user_id);

create table company_responses (
  employer_id uuid not null,
  applications integer not null,
  answered integer not null,
  median_days double precision,
  constraint company_responses_counts CHECK (((answered >= 0) AND (answered <= applications))),
  constraint company_responses_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint company_responses_enough CHECK ((applications >= 5)),
  constraint company_responses_pkey PRIMARY KEY (employer_id)
);

create table company_verifications (
  id uuid not null,
  employer_id uuid not null,
  kind text not null,
  number text not null,
  file text,
  file_type text not null,
  status text not null default 'pending'::text,
  submitted_by uuid,
  submitted_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text,
  constraint company_verifications_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint company_verifications_kind CHECK ((kind = ANY (ARRAY['gstin'::text, 'cin'::text]))),
  constraint company_verifications_pkey PRIMARY KEY (id),
  constraint company_verifications_staff_fkey FOREIGN KEY (decided_by) REFERENCES admin_users(id) ON DELETE SET NULL,
  constraint company_verifications_status CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text, 'withdrawn'::text]))),
  constraint company_verifications_submitter_fkey FOREIGN KEY (submitted_by) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX company_verifications_employer_idx ON public.company_verifications USING btree (employer_id, submitted_at DESC);
CREATE INDEX company_verifications_queue_idx ON public.company_verifications USING btree (status, submitted_at);
CREATE INDEX company_verifications_staff_idx ON public.company_verifications USING btree (decided_by);
CREATE INDEX company_verifications_submitter_idx ON public.company_verifications USING btree (submitted_by);
CREATE UNIQUE INDEX company_verifications_pending_key ON public.company_verifications USING btree (employer_id) WHERE (status = 'pending'::text);

create table consents (
  id uuid not null,
  user_id uuid,
  subject_cv_id uuid,
  purpose text not null,
  version text not null,
  given_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  constraint consents_cv_fkey FOREIGN KEY (subject_cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  constraint consents_order CHECK ((withdrawn_at >= given_at)),
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_purpose CHECK ((purpose = ANY (ARRAY['account'::text, 'marketing'::text, 'cv-sharing'::text]))),
  constraint consents_subject CHECK ((num_nonnulls(user_id, subject_cv_id) = 1)),
  constraint consents_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX consents_cv_idx ON public.consents USING btree (subject_cv_id);
CREATE INDEX consents_user_idx ON public.consents USING btree (user_id);
CREATE UNIQUE INDEX consents_standing_key ON public.consents USING btree (COALESCE(user_id, subject_cv_id), purpose, version) WHERE (withdrawn_at IS NULL);

create table contact_messages (
  id uuid not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamp with time zone not null default now(),
  answered_at timestamp with time zone,
  constraint contact_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX contact_messages_created_idx ON public.contact_messages USING btree (created_at);
CREATE INDEX contact_messages_email_idx ON public.contact_messages USING btree (lower(email));
CREATE INDEX contact_messages_recent_idx ON public.contact_messages USING btree (created_at DESC);

create table cv_drafts (
  user_id uuid not null,
  body jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint cv_drafts_pkey PRIMARY KEY (user_id),
  constraint cv_drafts_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table cv_tokens (
  hash bytea not null,
  cv_id uuid not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  constraint cv_tokens_cv_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  constraint cv_tokens_kind CHECK ((kind = ANY (ARRAY['magic_link'::text, 'session'::text, 'opening'::text, 'key'::text]))) NOT VALID,
  constraint cv_tokens_pkey PRIMARY KEY (hash)
);
CREATE INDEX cv_tokens_cv_idx ON public.cv_tokens USING btree (cv_id);
CREATE INDEX cv_tokens_expires_idx ON public.cv_tokens USING btree (expires_at);

create table cv_versions (
  id uuid not null,
  cv_id uuid,
  body jsonb not null,
  created_at timestamp with time zone not null default now(),
  user_id uuid,
  kind text not null default 'saved'::text,
  constraint cv_versions_cv_fkey FOREIGN KEY (cv_id) REFERENCES cvs(id) ON DELETE CASCADE,
  constraint cv_versions_kind CHECK ((kind = ANY (ARRAY['saved'::text, 'daily'::text, 'restored'::text, 'replaced'::text, 'day'::text]))) NOT VALID,
  constraint cv_versions_owner CHECK (((cv_id IS NOT NULL) OR (user_id IS NOT NULL))),
  constraint cv_versions_pkey PRIMARY KEY (id),
  constraint cv_versions_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX cv_versions_cv_idx ON public.cv_versions USING btree (cv_id, created_at DESC);
CREATE INDEX cv_versions_user_idx ON public.cv_versions USING btree (user_id, created_at DESC);

create table cvs (
  id uuid not null,
  user_id uuid,
  personal_info jsonb not null,
  summary text not null default ''::text,
  experience jsonb not null default '[]'::jsonb,
  education jsonb not null default '[]'::jsonb,
  skills text[] not null default '{}'::text[],
  achievements text[] not null default '{}'::text[],
  languages text[] not null default '{}'::text[],
  template text not null default 'modern'::text,
  template_version integer not null default 1,
  is_public boolean not null default false,
  email text not null,
  phone text not null,
  phone_key text,
  email_verified boolean not null default false,
  verification_token bytea,
  token_expiry timestamp with time zone,
  download_allowed boolean not null default false,
  source text not null default 'pasand'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  link_id uuid,
  is_link_off boolean not null default false,
  hides_contact boolean not null default false,
  projects jsonb not null default '[]'::jsonb,
  certificates jsonb not null default '[]'::jsonb,
  publications jsonb not null default '[]'::jsonb,
  volunteering jsonb not null default '[]'::jsonb,
  constraint cvs_pkey PRIMARY KEY (id),
  constraint cvs_source CHECK ((source = ANY (ARRAY['pasand'::text, 'aisacv'::text]))),
  constraint cvs_template CHECK ((template = ANY (ARRAY['modern'::text, 'classic'::text, 'creative'::text, 'minimal'::text]))),
  constraint cvs_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint cvs_user_key UNIQUE (user_id)
);
CREATE INDEX cvs_free_email_idx ON public.cvs USING btree (lower(email)) WHERE (user_id IS NULL);
CREATE INDEX cvs_unproven_idx ON public.cvs USING btree (updated_at) WHERE ((user_id IS NULL) AND (NOT email_verified));
CREATE UNIQUE INDEX cvs_link_key ON public.cvs USING btree (link_id) WHERE (link_id IS NOT NULL);
CREATE UNIQUE INDEX cvs_phone_key ON public.cvs USING btree (phone_key) WHERE (user_id IS NULL);
CREATE UNIQUE INDEX cvs_verification_token_key ON public.cvs USING btree (verification_token) WHERE (verification_token IS NOT NULL);

create table daily_reports (
  id uuid not null,
  date date not null,
  body jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint daily_reports_date_key UNIQUE (date),
  constraint daily_reports_pkey PRIMARY KEY (id)
);

create table database_definitions (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone not null default now(),
  constraint database_definitions_pkey PRIMARY KEY (name)
);

create table digests (
  user_id uuid not null,
  day integer not null,
  gathered_at timestamp with time zone not null,
  constraint digests_pkey PRIMARY KEY (user_id, day),
  constraint digests_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table employer_actions (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid,
  action text not null,
  about text,
  member_id uuid,
  created_at timestamp with time zone not null,
  constraint employer_actions_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint employer_actions_member_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint employer_actions_pkey PRIMARY KEY (id),
  constraint employer_actions_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX employer_actions_created_idx ON public.employer_actions USING btree (created_at);
CREATE INDEX employer_actions_employer_idx ON public.employer_actions USING btree (employer_id, created_at DESC, id DESC);
CREATE INDEX employer_actions_member_idx ON public.employer_actions USING btree (member_id);
CREATE INDEX employer_actions_user_idx ON public.employer_actions USING btree (user_id);

create table employer_invitations (
  id uuid not null,
  employer_id uuid not null,
  email text not null,
  role text not null,
  token_hash bytea,
  invited_by uuid,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint employer_invitations_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint employer_invitations_inviter_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint employer_invitations_pkey PRIMARY KEY (id),
  constraint employer_invitations_role CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text])))
);
CREATE INDEX employer_invitations_expiry_idx ON public.employer_invitations USING btree (expires_at);
CREATE INDEX employer_invitations_inviter_idx ON public.employer_invitations USING btree (invited_by);
CREATE UNIQUE INDEX employer_invitations_email_key ON public.employer_invitations USING btree (employer_id, lower(email));
CREATE UNIQUE INDEX employer_invitations_token_key ON public.employer_invitations USING btree (token_hash);

create table employer_members (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid not null,
  role text not null,
  joined_at timestamp with time zone not null default now(),
  constraint employer_members_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint employer_members_pkey PRIMARY KEY (id),
  constraint employer_members_role CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text]))),
  constraint employer_members_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint employer_members_user_key UNIQUE (user_id)
);
CREATE INDEX employer_members_employer_idx ON public.employer_members USING btree (employer_id, joined_at);

create table employers (
  id uuid not null,
  user_id uuid,
  company_name text not null,
  contact_email text not null,
  contact_name text,
  phone text,
  website text,
  description text,
  logo text,
  industry text,
  size text,
  subscription_tier text not null default 'basic'::text,
  subscription_status text not null default 'inactive'::text,
  subscription_expiry timestamp with time zone,
  job_posting_limit integer not null default 1,
  job_posting_used integer not null default 0,
  is_verified boolean not null default false,
  interviewer_addon_active boolean not null default false,
  interviewer_addon_expiry timestamp with time zone,
  stripe_customer_id text,
  stripe_subscription_id text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  profile_version integer not null default 0,
  verified_by text,
  verified_domain text,
  verified_at timestamp with time zone,
  suspended_at timestamp with time zone,
  constraint employers_pkey PRIMARY KEY (id),
  constraint employers_posting_count CHECK (((job_posting_used >= 0) AND (job_posting_limit >= 0))),
  constraint employers_subscription_status CHECK ((subscription_status = ANY (ARRAY['active'::text, 'inactive'::text, 'expired'::text, 'cancelled'::text]))),
  constraint employers_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint employers_user_key UNIQUE (user_id),
  constraint employers_verified_by CHECK ((verified_by = ANY (ARRAY['domain'::text, 'gstin'::text, 'cin'::text])))
);
CREATE INDEX employers_created_idx ON public.employers USING btree (created_at DESC, id);
CREATE INDEX employers_name_idx ON public.employers USING btree (lower(company_name) text_pattern_ops);
CREATE INDEX employers_suspended_idx ON public.employers USING btree (suspended_at) WHERE (suspended_at IS NOT NULL);
CREATE UNIQUE INDEX employers_contact_email_key ON public.employers USING btree (lower(contact_email));
CREATE UNIQUE INDEX employers_verified_domain_key ON public.employers USING btree (verified_domain) WHERE is_verified;

create table entitlement_entries (
  id uuid not null,
  movement_id uuid not null,
  is_holder boolean not null,
  user_id uuid,
  employer_id uuid,
  entitlement text not null,
  kind text not null,
  units integer not null,
  effective_at timestamp with time zone not null,
  subscription_id uuid not null,
  created_at timestamp with time zone not null,
  constraint entitlement_entries_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE RESTRICT,
  constraint entitlement_entries_entitlement CHECK ((entitlement = ANY (ARRAY['posting_slots'::text, 'cv_versions'::text, 'boosts'::text, 'interviewer_addon'::text]))),
  constraint entitlement_entries_holder CHECK (
CASE
    WHEN is_holder THEN (num_nonnulls(user_id, employer_id) <= 1)
    ELSE (num_nonnulls(user_id, employer_id) = 0)
END),
  constraint entitlement_entries_kind CHECK ((kind = ANY (ARRAY['granted'::text, 'used'::text, 'expired'::text, 'withdrawn'::text]))),
  constraint entitlement_entries_pkey PRIMARY KEY (id),
  constraint entitlement_entries_side_key UNIQUE (movement_id, is_holder),
  constraint entitlement_entries_subscription_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE RESTRICT,
  constraint entitlement_entries_units CHECK ((units <> 0)),
  constraint entitlement_entries_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX entitlement_entries_employer_idx ON public.entitlement_entries USING btree (employer_id, entitlement, effective_at) WHERE (employer_id IS NOT NULL);
CREATE INDEX entitlement_entries_subscription_idx ON public.entitlement_entries USING btree (subscription_id);
CREATE INDEX entitlement_entries_user_idx ON public.entitlement_entries USING btree (user_id, entitlement, effective_at) WHERE (user_id IS NOT NULL);

create table hiring_settings (
  job_id uuid not null,
  is_blind boolean not null default false,
  competencies text[] not null default '{}'::text[],
  constraint hiring_settings_competencies CHECK ((cardinality(competencies) <= 8)),
  constraint hiring_settings_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint hiring_settings_pkey PRIMARY KEY (job_id)
);

create table interview_answers (
  id uuid not null,
  session_id uuid not null,
  question_id text not null,
  competency text not null,
  score integer not null,
  justification text not null,
  flags jsonb not null default '[]'::jsonb,
  answer_text text,
  stt_confidence numeric(4,3),
  scored_by text not null default 'server'::text,
  created_at timestamp with time zone not null default now(),
  method text not null default ''::text,
  quotes jsonb not null default '[]'::jsonb,
  constraint interview_answers_once UNIQUE (session_id, question_id, scored_by),
  constraint interview_answers_pkey PRIMARY KEY (id),
  constraint interview_answers_score CHECK (((score >= 1) AND (score <= 10))),
  constraint interview_answers_scored_by CHECK ((scored_by = ANY (ARRAY['server'::text, 'browser'::text]))),
  constraint interview_answers_session_fkey FOREIGN KEY (session_id) REFERENCES interview_sessions(id) ON DELETE CASCADE
);

create table interview_calls (
  id uuid not null,
  session_id uuid not null,
  provider_id text not null,
  opened_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  tampered integer not null default 0,
  tokens integer not null default 0,
  constraint interview_calls_end_reason CHECK ((end_reason = ANY (ARRAY['replaced'::text, 'hung_up'::text, 'interview_ended'::text, 'time_limit'::text, 'silence_timeout'::text, 'tampering'::text, 'token_limit'::text, 'failed'::text, 'disconnected'::text, 'shutdown'::text, 'heartbeat_timeout'::text]))),
  constraint interview_calls_pkey PRIMARY KEY (id),
  constraint interview_calls_session_fkey FOREIGN KEY (session_id) REFERENCES interview_sessions(id) ON DELETE CASCADE,
  constraint interview_calls_tampered CHECK ((tampered >= 0)),
  constraint interview_calls_tokens CHECK ((tokens >= 0))
);
CREATE INDEX interview_calls_open_idx ON public.interview_calls USING btree (seen_at) WHERE (ended_at IS NULL);
CREATE INDEX interview_calls_session_idx ON public.interview_calls USING btree (session_id);

create table interview_disputes (
  id uuid not null,
  session_id uuid not null,
  reason text not null,
  status text not null default 'open'::text,
  answer text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  constraint interview_disputes_once UNIQUE (session_id),
  constraint interview_disputes_pkey PRIMARY KEY (id),
  constraint interview_disputes_session_fkey FOREIGN KEY (session_id) REFERENCES interview_sessions(id) ON DELETE CASCADE,
  constraint interview_disputes_status CHECK ((status = ANY (ARRAY['open'::text, 'upheld'::text, 'declined'::text])))
);
CREATE INDEX interview_disputes_open_idx ON public.interview_disputes USING btree (created_at) WHERE (status = 'open'::text);

create table interview_invitations (
  id uuid not null,
  application_id uuid not null,
  employer_id uuid not null,
  interviewer_id uuid not null,
  offered timestamp with time zone[] not null,
  minutes integer not null,
  way text not null,
  place text not null,
  note text not null default ''::text,
  booked_at timestamp with time zone,
  booked_until timestamp with time zone,
  sequence integer not null default 0,
  reminded integer not null default 0,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  cancelled_by text,
  constraint interview_invitations_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint interview_invitations_cancelled_by CHECK ((cancelled_by = ANY (ARRAY['candidate'::text, 'employer'::text]))),
  constraint interview_invitations_interviewer_fkey FOREIGN KEY (interviewer_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint interview_invitations_no_overlap EXCLUDE USING gist (interviewer_id WITH =, tstzrange(booked_at, booked_until) WITH &&) WHERE (((booked_at IS NOT NULL) AND (cancelled_at IS NULL))),
  constraint interview_invitations_offered CHECK (((cardinality(offered) >= 1) AND (cardinality(offered) <= 10))),
  constraint interview_invitations_pkey PRIMARY KEY (id),
  constraint interview_invitations_way CHECK ((way = ANY (ARRAY['phone'::text, 'video'::text, 'in_person'::text])))
);
CREATE INDEX interview_invitations_application_idx ON public.interview_invitations USING btree (application_id, created_at);
CREATE INDEX interview_invitations_booked_idx ON public.interview_invitations USING btree (booked_at) WHERE ((booked_at IS NOT NULL) AND (cancelled_at IS NULL));
CREATE INDEX interview_invitations_employer_idx ON public.interview_invitations USING btree (employer_id, booked_at) WHERE (cancelled_at IS NULL);
CREATE INDEX interview_invitations_interviewer_idx ON public.interview_invitations USING btree (interviewer_id);
CREATE UNIQUE INDEX interview_invitations_open_key ON public.interview_invitations USING btree (application_id) WHERE (cancelled_at IS NULL);

create table interview_lines (
  id uuid not null,
  session_id uuid not null,
  "position" integer not null,
  at timestamp with time zone not null,
  speaker text not null,
  question_id text,
  body text not null,
  via text,
  confidence numeric(4,3),
  corrected_body text,
  corrected_at timestamp with time zone,
  constraint interview_lines_confidence CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
  constraint interview_lines_once UNIQUE (session_id, "position"),
  constraint interview_lines_pkey PRIMARY KEY (id),
  constraint interview_lines_session_fkey FOREIGN KEY (session_id) REFERENCES interview_sessions(id) ON DELETE CASCADE,
  constraint interview_lines_speaker CHECK ((speaker = ANY (ARRAY['interviewer'::text, 'candidate'::text]))),
  constraint interview_lines_via CHECK ((via = ANY (ARRAY['typed'::text, 'dictated'::text, 'voice'::text])))
);

create table interview_sessions (
  id uuid not null,
  employer_id uuid not null,
  candidate text not null,
  candidate_email text,
  role text not null,
  language text not null default 'en-IN'::text,
  status text not null default 'scheduled'::text,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  weighted_score numeric(4,2) not null default 0,
  pass boolean not null default false,
  summary_json jsonb,
  transcript_url text,
  audio_url text,
  consent_given boolean not null default false,
  tokens_minted integer not null default 0,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  job_id uuid,
  application_id uuid,
  kit jsonb not null default '{}'::jsonb,
  has_live_scores boolean not null default true,
  link_serial integer not null default 1,
  link_expires_at timestamp with time zone,
  consent_at timestamp with time zone,
  consent_version text,
  consents text[] not null default '{}'::text[],
  active_at timestamp with time zone,
  paused_at timestamp with time zone,
  paused_seconds integer not null default 0,
  turn integer not null default 0,
  cancelled_by text,
  released_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  average_score numeric(4,2) not null default 0,
  decision text,
  decision_note text,
  decided_at timestamp with time zone,
  constraint interview_sessions_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE SET NULL,
  constraint interview_sessions_cancelled_by CHECK ((cancelled_by = ANY (ARRAY['employer'::text, 'candidate'::text]))),
  constraint interview_sessions_decision CHECK ((decision = ANY (ARRAY['advance'::text, 'decline'::text]))),
  constraint interview_sessions_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint interview_sessions_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE SET NULL,
  constraint interview_sessions_paused CHECK ((paused_seconds >= 0)),
  constraint interview_sessions_pkey PRIMARY KEY (id),
  constraint interview_sessions_status CHECK ((status = ANY (ARRAY['scheduled'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text]))),
  constraint interview_sessions_tokens CHECK (((tokens_minted >= 0) AND (tokens_minted <= 10))),
  constraint interview_sessions_turn CHECK ((turn >= 0))
);
CREATE INDEX interview_sessions_application_idx ON public.interview_sessions USING btree (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX interview_sessions_candidate_email_idx ON public.interview_sessions USING btree (lower(candidate_email));
CREATE INDEX interview_sessions_employer_idx ON public.interview_sessions USING btree (employer_id, created_at DESC);
CREATE INDEX interview_sessions_job_idx ON public.interview_sessions USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX interview_sessions_running_idx ON public.interview_sessions USING btree (active_at) WHERE (status = 'in_progress'::text);

create table interview_steps (
  session_id uuid not null,
  "position" integer not null,
  question_id text,
  follow_up text,
  presented_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  not_assessed text,
  constraint interview_steps_outcome CHECK ((outcome = ANY (ARRAY['answered'::text, 'skipped'::text]))),
  constraint interview_steps_pkey PRIMARY KEY (session_id, "position"),
  constraint interview_steps_position CHECK (("position" >= 0)),
  constraint interview_steps_session_fkey FOREIGN KEY (session_id) REFERENCES interview_sessions(id) ON DELETE CASCADE
);

create table interview_tokens (
  digest bytea not null,
  session_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint interview_tokens_pkey PRIMARY KEY (digest),
  constraint interview_tokens_session_fkey FOREIGN KEY (session_id) REFERENCES interview_sessions(id) ON DELETE CASCADE
);
CREATE INDEX interview_tokens_session_idx ON public.interview_tokens USING btree (session_id);

create table interviewer_kits (
  id uuid not null,
  employer_id uuid not null,
  job_id uuid,
  version integer not null default 1,
  body jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint interviewer_kits_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint interviewer_kits_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE SET NULL,
  constraint interviewer_kits_pkey PRIMARY KEY (id),
  constraint interviewer_kits_version CHECK ((version >= 1))
);
CREATE INDEX interviewer_kits_employer_idx ON public.interviewer_kits USING btree (employer_id, created_at);
CREATE UNIQUE INDEX interviewer_kits_job_idx ON public.interviewer_kits USING btree (job_id);

create table invoice_counters (
  series text not null,
  financial_year text not null,
  last integer not null,
  constraint invoice_counters_pkey PRIMARY KEY (series, financial_year)
);

create table invoices (
  id uuid not null,
  number text not null,
  series text not null,
  financial_year text not null,
  serial integer not null,
  kind text not null,
  order_id text not null,
  refund_id uuid,
  original_id uuid,
  user_id uuid,
  employer_id uuid,
  issued_at timestamp with time zone not null,
  amount_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  igst_paise bigint not null,
  rate integer,
  content jsonb not null,
  constraint invoices_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE SET NULL,
  constraint invoices_kind CHECK ((kind = ANY (ARRAY['tax_invoice'::text, 'receipt'::text, 'credit_note'::text, 'refund_receipt'::text]))),
  constraint invoices_number CHECK ((length(number) <= 16)),
  constraint invoices_number_key UNIQUE (number),
  constraint invoices_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint invoices_original CHECK (((kind = ANY (ARRAY['credit_note'::text, 'refund_receipt'::text])) = (original_id IS NOT NULL))),
  constraint invoices_original_fkey FOREIGN KEY (original_id) REFERENCES invoices(id) ON DELETE RESTRICT,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_refund_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id) ON DELETE RESTRICT,
  constraint invoices_refund_key UNIQUE (refund_id),
  constraint invoices_serial_key UNIQUE (series, financial_year, serial),
  constraint invoices_sum CHECK (((((taxable_paise + cgst_paise) + sgst_paise) + igst_paise) = amount_paise)),
  constraint invoices_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX invoices_employer_idx ON public.invoices USING btree (employer_id, issued_at DESC);
CREATE INDEX invoices_order_idx ON public.invoices USING btree (order_id);
CREATE INDEX invoices_original_idx ON public.invoices USING btree (original_id);
CREATE INDEX invoices_user_idx ON public.invoices USING btree (user_id, issued_at DESC);
CREATE UNIQUE INDEX invoices_order_key ON public.invoices USING btree (order_id) WHERE (original_id IS NULL);

create table job_boosts (
  id uuid not null,
  job_id uuid not null,
  employer_id uuid not null,
  subscription_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint job_boosts_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint job_boosts_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_boosts_pkey PRIMARY KEY (id),
  constraint job_boosts_times CHECK ((ends_at > starts_at))
);
CREATE INDEX job_boosts_employer_idx ON public.job_boosts USING btree (employer_id);
CREATE INDEX job_boosts_ends_idx ON public.job_boosts USING btree (ends_at);
CREATE INDEX job_boosts_job_idx ON public.job_boosts USING btree (job_id, ends_at);

create table job_postings (
  id uuid not null,
  employer_id uuid not null,
  state text not null,
  reason text,
  held_from text,
  body jsonb,
  replaced_body jsonb,
  updated_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  published_at timestamp with time zone,
  state_since timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  confirmation_requested_at timestamp with time zone,
  submitted_body jsonb,
  import_digest text,
  constraint job_postings_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint job_postings_held CHECK (((state = 'held'::text) = (held_from IS NOT NULL))),
  constraint job_postings_held_from CHECK ((held_from = ANY (ARRAY['open'::text, 'paused'::text]))),
  constraint job_postings_pkey PRIMARY KEY (id),
  constraint job_postings_reason CHECK ((reason = ANY (ARRAY['employer'::text, 'unconfirmed'::text, 'reports'::text, 'filled'::text, 'cancelled'::text, 'removed'::text, 'incomplete'::text]))),
  constraint job_postings_state CHECK ((state = ANY (ARRAY['draft'::text, 'waiting'::text, 'open'::text, 'paused'::text, 'held'::text, 'closed'::text]))),
  constraint job_postings_text CHECK (((body IS NOT NULL) OR (published_at IS NOT NULL)))
);
CREATE INDEX job_postings_employer_idx ON public.job_postings USING btree (employer_id, created_at DESC, id);
CREATE INDEX job_postings_held_idx ON public.job_postings USING btree (state_since) WHERE (state = 'held'::text);
CREATE INDEX job_postings_state_idx ON public.job_postings USING btree (state, employer_id) WHERE (state = ANY (ARRAY['waiting'::text, 'open'::text]));

create table job_reports (
  id uuid not null,
  job_id uuid not null,
  user_id uuid not null,
  reason text not null,
  details text not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decision text,
  decision_reason text,
  constraint job_reports_decided CHECK (((decision IS NULL) = (decided_at IS NULL))),
  constraint job_reports_decision CHECK ((decision = ANY (ARRAY['release'::text, 'remove'::text]))),
  constraint job_reports_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_reports_once UNIQUE (job_id, user_id),
  constraint job_reports_pkey PRIMARY KEY (id),
  constraint job_reports_reason CHECK ((reason = ANY (ARRAY['asks_for_money'::text, 'not_real'::text, 'wrong_facts'::text]))),
  constraint job_reports_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX job_reports_user_idx ON public.job_reports USING btree (user_id);
CREATE INDEX job_reports_waiting_idx ON public.job_reports USING btree (job_id, created_at) WHERE (decided_at IS NULL);

create table job_search (
  job_id uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  pay_high integer not null,
  pay_low integer not null,
  head tsvector not null,
  tsv tsvector not null storage m,
  is_recent boolean not null default true,
  answers integer not null default 0,
  constraint job_search_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_search_pkey PRIMARY KEY (job_id)
) with (toast_tuple_target=4096, autovacuum_vacuum_insert_threshold=2000, autovacuum_vacuum_insert_scale_factor=0, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX job_search_answers_idx ON public.job_search USING btree (answers DESC, created_at DESC, job_id DESC) INCLUDE (expires_at, pay_high, head);
CREATE INDEX job_search_created_idx ON public.job_search USING btree (created_at DESC, job_id DESC) INCLUDE (expires_at, pay_high, head);
CREATE INDEX job_search_expiry_idx ON public.job_search USING btree (expires_at) WHERE (expires_at < 'infinity'::timestamp with time zone);
CREATE INDEX job_search_gin ON public.job_search USING gin (tsv) WITH (fastupdate='on', gin_pending_list_limit='512');
CREATE INDEX job_search_older_created_idx ON public.job_search USING btree (created_at DESC) WHERE (NOT is_recent);
CREATE INDEX job_search_pay_high_idx ON public.job_search USING btree (pay_high DESC, created_at DESC, job_id DESC) INCLUDE (expires_at, pay_low, head);
CREATE INDEX job_search_pay_low_idx ON public.job_search USING btree (pay_low, created_at DESC, job_id DESC) INCLUDE (expires_at, pay_high, head);
CREATE INDEX job_search_recent_created_idx ON public.job_search USING btree (created_at) WHERE is_recent;
CREATE INDEX job_search_recent_gin ON public.job_search USING gin (tsv) WITH (fastupdate='on', gin_pending_list_limit='512') WHERE is_recent;
CREATE INDEX job_search_sample_64_gin ON public.job_search USING gin (tsv) WITH (fastupdate='on', gin_pending_list_limit='512') WHERE ((uuid_hash(job_id) & 63) = 0);
CREATE INDEX job_search_sample_8_gin ON public.job_search USING gin (tsv) WITH (fastupdate='on', gin_pending_list_limit='512') WHERE ((uuid_hash(job_id) & 7) = 0);

create table job_search_changes (
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null,
  job_id uuid,
  constraint job_search_changes_pkey PRIMARY KEY (xid, id)
);

create table job_views (
  job_id uuid not null,
  day integer not null,
  views integer not null,
  constraint job_views_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_views_pkey PRIMARY KEY (job_id, day),
  constraint job_views_some CHECK ((views > 0))
);
CREATE INDEX job_views_day_idx ON public.job_views USING btree (day);

create table jobs (
  id uuid not null,
  title text not null,
  company text not null,
  description text not null,
  location text not null,
  job_type text not null,
  experience_level text not null,
  company_logo text,
  requirements text[] not null default '{}'::text[],
  benefits text[] not null default '{}'::text[],
  demographics text[] not null default '{}'::text[],
  salary_min integer,
  salary_max integer,
  urgent_hiring boolean not null default false,
  posted_by uuid not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone,
  workplace text,
  openings integer not null default 1,
  notice_days integer,
  commitments text[] not null default '{}'::text[],
  questions jsonb not null default '[]'::jsonb,
  is_suspended boolean not null default false,
  hold text,
  constraint jobs_demographics CHECK ((demographics <@ ARRAY['immediate_joiner'::text, 'veteran'::text, 'returning_mother'::text, 'female_professional'::text, 'early_joiner'::text, 'management_trainee'::text, 'fresher'::text])),
  constraint jobs_experience_level CHECK ((experience_level = ANY (ARRAY['entry'::text, 'mid'::text, 'senior'::text]))),
  constraint jobs_hold CHECK ((hold = ANY (ARRAY['check'::text, 'money'::text]))) NOT VALID,
  constraint jobs_job_type CHECK ((job_type = ANY (ARRAY['full-time'::text, 'part-time'::text, 'contract'::text, 'internship'::text]))),
  constraint jobs_notice_days CHECK (((notice_days >= 0) AND (notice_days <= 180))),
  constraint jobs_openings CHECK (((openings >= 1) AND (openings <= 999))),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_posted_by_fkey FOREIGN KEY (posted_by) REFERENCES employers(id) ON DELETE CASCADE,
  constraint jobs_questions CHECK ((jsonb_typeof(questions) = 'array'::text)),
  constraint jobs_salary_order CHECK ((salary_min <= salary_max)),
  constraint jobs_salary_positive CHECK (((salary_min >= 0) AND (salary_max >= 0))),
  constraint jobs_suspended CHECK ((NOT (is_active AND is_suspended))),
  constraint jobs_workplace CHECK ((workplace = ANY (ARRAY['on_site'::text, 'hybrid'::text, 'remote'::text])))
);
CREATE INDEX jobs_city_name_idx ON public.jobs USING btree (lower(split_part(location, ','::text, 1)), COALESCE(expires_at, 'infinity'::timestamp with time zone)) WHERE is_active;
CREATE INDEX jobs_company_name_idx ON public.jobs USING btree (lower(company), COALESCE(expires_at, 'infinity'::timestamp with time zone)) WHERE is_active;
CREATE INDEX jobs_posted_by_idx ON public.jobs USING btree (posted_by, created_at DESC);
CREATE INDEX jobs_suspended_idx ON public.jobs USING btree (posted_by) WHERE is_suspended;
CREATE INDEX jobs_title_name_idx ON public.jobs USING btree (lower(title), COALESCE(expires_at, 'infinity'::timestamp with time zone)) WHERE is_active;

create table jobs_to_match (
  job_id uuid not null,
  constraint jobs_to_match_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint jobs_to_match_pkey PRIMARY KEY (job_id)
);

create table letters (
  key text not null,
  sent_at timestamp with time zone,
  sending_until timestamp with time zone,
  constraint letters_pkey PRIMARY KEY (key)
);
CREATE INDEX letters_sent_idx ON public.letters USING btree (sent_at);

create table message_templates (
  id uuid not null,
  employer_id uuid not null,
  name text not null,
  body text not null,
  created_at timestamp with time zone not null,
  constraint message_templates_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint message_templates_pkey PRIMARY KEY (id)
);
CREATE INDEX message_templates_employer_idx ON public.message_templates USING btree (employer_id, created_at);

create table migrations (
  name text not null,
  applied_at timestamp with time zone not null default now(),
  checksum text,
  constraint migrations_pkey PRIMARY KEY (name)
);

create table mock_answers (
  mock_id uuid not null,
  "position" integer not null,
  question_id text not null,
  follow_up text,
  answer text,
  follow_up_answer text,
  confidence numeric(4,3),
  outcome text,
  score integer,
  not_assessed text,
  justification text not null default ''::text,
  quotes jsonb not null default '[]'::jsonb,
  advice jsonb not null default '[]'::jsonb,
  constraint mock_answers_confidence CHECK (((confidence >= (0)::numeric) AND (confidence <= (1)::numeric))),
  constraint mock_answers_mock_fkey FOREIGN KEY (mock_id) REFERENCES mock_interviews(id) ON DELETE CASCADE,
  constraint mock_answers_outcome CHECK ((outcome = ANY (ARRAY['answered'::text, 'skipped'::text]))),
  constraint mock_answers_pkey PRIMARY KEY (mock_id, "position"),
  constraint mock_answers_score CHECK (((score >= 1) AND (score <= 10)))
);

create table mock_interviews (
  id uuid not null,
  user_id uuid not null,
  industry text not null,
  role_area text,
  level text not null,
  kit jsonb not null,
  status text not null default 'in_progress'::text,
  turn integer not null default 1,
  weighted_score numeric(4,2) not null default 0,
  created_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint mock_interviews_pkey PRIMARY KEY (id),
  constraint mock_interviews_status CHECK ((status = ANY (ARRAY['in_progress'::text, 'completed'::text]))),
  constraint mock_interviews_turn CHECK ((turn >= 1)),
  constraint mock_interviews_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mock_interviews_user_idx ON public.mock_interviews USING btree (user_id, created_at);
CREATE UNIQUE INDEX mock_interviews_running ON public.mock_interviews USING btree (user_id) WHERE (status = 'in_progress'::text);

create table moderation_claims (
  queue text not null,
  item_id uuid not null,
  admin_id uuid not null,
  claimed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint moderation_claims_admin_fkey FOREIGN KEY (admin_id) REFERENCES admin_users(id) ON DELETE CASCADE,
  constraint moderation_claims_pkey PRIMARY KEY (queue, item_id)
);
CREATE INDEX moderation_claims_admin_idx ON public.moderation_claims USING btree (admin_id);
CREATE INDEX moderation_claims_expires_idx ON public.moderation_claims USING btree (expires_at);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  key text not null,
  kind text not null,
  title text not null,
  body text not null,
  link text,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  topic text,
  first_on integer,
  application_id uuid,
  message_id uuid,
  constraint notifications_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint notifications_kind CHECK ((kind = ANY ('{match,alert,application,message,contact}'::text[]))),
  constraint notifications_message_fkey FOREIGN KEY (message_id) REFERENCES application_messages(id) ON DELETE CASCADE,
  constraint notifications_once UNIQUE (user_id, key),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_topic CHECK ((topic = ANY ('{moved,submitted,withdrawn,message,receipt,contact}'::text[]))),
  constraint notifications_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_application_idx ON public.notifications USING btree (application_id);
CREATE INDEX notifications_message_idx ON public.notifications USING btree (message_id);
CREATE INDEX notifications_unmailed_idx ON public.notifications USING btree (created_at) WHERE ((mailed_at IS NULL) AND (topic IS NOT NULL));
CREATE INDEX notifications_unread_idx ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user_idx ON public.notifications USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX notifications_first_idx ON public.notifications USING btree (user_id, ((topic = 'receipt'::text)), first_on) WHERE (first_on IS NOT NULL);

create table orders (
  id text not null,
  user_id uuid,
  employer_id uuid,
  plan_id uuid,
  purpose text not null,
  amount_paise bigint not null,
  currency text not null default 'INR'::text,
  status text not null default 'created'::text,
  payment_id text,
  invoice_number text,
  created_at timestamp with time zone not null default now(),
  paid_at timestamp with time zone,
  holder bytea,
  gateway text not null default 'razorpay'::text,
  plan_version_id uuid,
  constraint orders_amount CHECK ((amount_paise > 0)),
  constraint orders_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE SET NULL,
  constraint orders_gateway CHECK ((gateway = ANY (ARRAY['razorpay'::text, 'sandbox'::text]))),
  constraint orders_invoice_key UNIQUE (invoice_number),
  constraint orders_paid CHECK (((status = 'paid'::text) = ((paid_at IS NOT NULL) AND (payment_id IS NOT NULL)))),
  constraint orders_payment_key UNIQUE (payment_id),
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_plan_fkey FOREIGN KEY (plan_id) REFERENCES pricing_plans(id) ON DELETE SET NULL,
  constraint orders_plan_version_fkey FOREIGN KEY (plan_version_id) REFERENCES pricing_plan_versions(id) ON DELETE RESTRICT,
  constraint orders_purpose CHECK ((purpose = ANY (ARRAY['plan'::text, 'interviewer_addon'::text, 'demo'::text]))),
  constraint orders_status CHECK ((status = ANY (ARRAY['created'::text, 'paid'::text, 'failed'::text]))),
  constraint orders_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX orders_created_idx ON public.orders USING btree (created_at);
CREATE INDEX orders_employer_idx ON public.orders USING btree (employer_id);
CREATE INDEX orders_plan_idx ON public.orders USING btree (plan_id);
CREATE INDEX orders_plan_version_idx ON public.orders USING btree (plan_version_id);
CREATE INDEX orders_unpaid_idx ON public.orders USING btree (created_at) WHERE (status <> 'paid'::text);
CREATE INDEX orders_user_idx ON public.orders USING btree (user_id, created_at DESC);

create table payment_cases (
  id uuid not null,
  kind text not null,
  payment_id text not null,
  order_id text not null,
  amount_paise bigint not null,
  reference text not null default ''::text,
  detail text,
  respond_by timestamp with time zone,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  closed_by uuid,
  note text,
  constraint payment_cases_key UNIQUE (kind, payment_id, reference),
  constraint payment_cases_kind CHECK ((kind = ANY (ARRAY['dispute'::text, 'refund_failed'::text, 'duplicate_payment'::text, 'wrong_amount'::text, 'not_granted'::text, 'second_payment'::text]))) NOT VALID,
  constraint payment_cases_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint payment_cases_pkey PRIMARY KEY (id),
  constraint payment_cases_staff_fkey FOREIGN KEY (closed_by) REFERENCES admin_users(id) ON DELETE SET NULL
);
CREATE INDEX payment_cases_open_idx ON public.payment_cases USING btree (opened_at) WHERE (closed_at IS NULL);
CREATE INDEX payment_cases_order_idx ON public.payment_cases USING btree (order_id);
CREATE INDEX payment_cases_staff_idx ON public.payment_cases USING btree (closed_by);

create table payment_checks (
  order_id text not null,
  next_at timestamp with time zone not null,
  checks integer not null default 0,
  constraint payment_checks_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint payment_checks_pkey PRIMARY KEY (order_id)
);
CREATE INDEX payment_checks_next_idx ON public.payment_checks USING btree (next_at);

create table payment_events (
  id text not null,
  kind text not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_events_pkey PRIMARY KEY (id)
);
CREATE INDEX payment_events_received_idx ON public.payment_events USING btree (received_at);

create table pending_moves (
  application_id uuid not null,
  move_id uuid not null,
  from_status text not null,
  to_status text not null,
  reason text,
  undo_until timestamp with time zone not null default (now() + '00:00:10'::interval),
  constraint pending_moves_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint pending_moves_pkey PRIMARY KEY (application_id)
);
CREATE INDEX pending_moves_move_idx ON public.pending_moves USING btree (move_id);

create table place_aliases (
  word text not null,
  also text not null,
  constraint place_aliases_pkey PRIMARY KEY (word, also)
);

create table pricing_plan_versions (
  id uuid not null,
  plan_id uuid not null,
  version integer not null,
  name text not null,
  subtitle text not null,
  plan_type text not null,
  audience text not null,
  is_top_up boolean not null,
  currency text not null,
  price_paise bigint not null,
  period text not null,
  features text[] not null,
  duration_days integer not null,
  cv_limit integer not null,
  job_posting_limit integer not null,
  boosts integer not null,
  includes_addon boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint pricing_plan_versions_number_key UNIQUE (plan_id, version),
  constraint pricing_plan_versions_pkey PRIMARY KEY (id),
  constraint pricing_plan_versions_plan_fkey FOREIGN KEY (plan_id) REFERENCES pricing_plans(id) ON DELETE RESTRICT
);

create table pricing_plans (
  id uuid not null,
  name text not null,
  subtitle text not null,
  plan_type text not null default 'single_vacancy'::text,
  currency text not null default '₹'::text,
  price numeric(12,2) not null,
  period text not null default '/ month'::text,
  just_pay text,
  best_value boolean not null default false,
  available boolean not null default true,
  is_top_up boolean not null default false,
  button_text text not null,
  button_color text not null default 'bg-blue-600 hover:bg-blue-700'::text,
  features text[] not null default '{}'::text[],
  sort_order integer not null default 0,
  is_active boolean not null default true,
  cv_limit integer,
  job_posting_limit integer,
  updated_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  audience text not null default 'employer'::text,
  duration_days integer not null default 30,
  boosts integer,
  includes_addon boolean not null default false,
  deleted_at timestamp with time zone,
  version_id uuid not null default gen_random_uuid(),
  constraint pricing_plans_audience CHECK ((audience = ANY (ARRAY['seeker'::text, 'employer'::text]))),
  constraint pricing_plans_counts CHECK (((cv_limit >= 0) AND (job_posting_limit >= 0) AND (boosts >= 0))),
  constraint pricing_plans_duration CHECK (((duration_days >= 1) AND (duration_days <= 3660))),
  constraint pricing_plans_pkey PRIMARY KEY (id),
  constraint pricing_plans_plan_type CHECK ((plan_type = ANY (ARRAY['single_vacancy'::text, 'multiple_vacancy'::text]))),
  constraint pricing_plans_price CHECK ((price >= (0)::numeric)),
  constraint pricing_plans_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES admin_users(id) ON DELETE SET NULL,
  constraint pricing_plans_version_key UNIQUE (version_id)
);
CREATE INDEX pricing_plans_listed_idx ON public.pricing_plans USING btree (plan_type, sort_order) WHERE is_active;
CREATE INDEX pricing_plans_updated_by_idx ON public.pricing_plans USING btree (updated_by);

create table queue_runners (
  name text not null,
  seen_at timestamp with time zone not null,
  constraint queue_runners_pkey PRIMARY KEY (name)
);

create table rank_words (
  word text not null,
  rank text not null,
  unless text,
  constraint rank_words_pkey PRIMARY KEY (word)
);

create unlogged table rate_limits (
  key text not null,
  points integer not null,
  expire bigint not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
) with (fillfactor=80);
CREATE INDEX rate_limits_expire_idx ON public.rate_limits USING btree (expire);

create table received_applications (
  application_id uuid not null,
  employer_id uuid not null,
  job_id uuid not null,
  status text not null,
  applied_at timestamp with time zone not null,
  touched_at timestamp with time zone not null,
  name text not null,
  place text not null,
  years integer,
  pay_wanted integer,
  notice_days integer,
  unread integer not null default 0,
  score numeric(3,2),
  constraint received_applications_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint received_applications_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint received_applications_pkey PRIMARY KEY (application_id)
);
CREATE INDEX received_applications_employer_idx ON public.received_applications USING btree (employer_id, applied_at DESC, application_id DESC);
CREATE INDEX received_applications_employer_status_idx ON public.received_applications USING btree (employer_id, status, applied_at DESC, application_id DESC);
CREATE INDEX received_applications_job_idx ON public.received_applications USING btree (job_id, applied_at DESC, application_id DESC);
CREATE INDEX received_applications_job_status_idx ON public.received_applications USING btree (job_id, status, applied_at DESC, application_id DESC);
CREATE INDEX received_applications_notice_idx ON public.received_applications USING btree (job_id, notice_days, application_id DESC);
CREATE INDEX received_applications_pay_idx ON public.received_applications USING btree (job_id, pay_wanted, application_id DESC);
CREATE INDEX received_applications_score_idx ON public.received_applications USING btree (job_id, score DESC NULLS LAST, application_id DESC);
CREATE INDEX received_applications_waiting_idx ON public.received_applications USING btree (touched_at) WHERE (status = ANY (ARRAY['applied'::text, 'in_review'::text, 'under_review'::text, 'interview'::text, 'offer'::text]));
CREATE INDEX received_applications_years_idx ON public.received_applications USING btree (job_id, years DESC NULLS LAST, application_id DESC);

create table recruiter_feedback (
  id uuid not null,
  category_id text not null,
  subcategory_id text,
  company_name text not null,
  recruiter_name text not null,
  recruiter_email text not null,
  experience_level text not null,
  actual_questions text[] not null,
  assessment_criteria text[] not null,
  common_mistakes text[] not null default '{}'::text[],
  success_factors text[] not null default '{}'::text[],
  salary_min integer not null,
  salary_max integer not null,
  negotiation_points text[] not null default '{}'::text[],
  interview_process text[] not null,
  timeframe text not null,
  additional_insights text,
  status text not null default 'pending'::text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  insight_batch uuid,
  constraint recruiter_feedback_pkey PRIMARY KEY (id),
  constraint recruiter_feedback_salaries CHECK (((salary_min >= 0) AND (salary_max >= salary_min))),
  constraint recruiter_feedback_status CHECK ((status = ANY (ARRAY['pending'::text, 'published'::text, 'refused'::text])))
);
CREATE INDEX recruiter_feedback_batch_idx ON public.recruiter_feedback USING btree (insight_batch) WHERE (insight_batch IS NOT NULL);
CREATE INDEX recruiter_feedback_category_idx ON public.recruiter_feedback USING btree (category_id, experience_level) WHERE (status = 'published'::text);
CREATE INDEX recruiter_feedback_created_idx ON public.recruiter_feedback USING btree (created_at);
CREATE INDEX recruiter_feedback_recruiter_email_idx ON public.recruiter_feedback USING btree (lower(recruiter_email));

create table refunds (
  id uuid not null,
  payment_id text not null,
  order_id text not null,
  amount_paise bigint not null,
  reason text not null,
  status text not null default 'requested'::text,
  provider_id text,
  requested_by uuid,
  requested_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  next_at timestamp with time zone not null,
  ends_purchase boolean not null default false,
  constraint refunds_amount CHECK ((amount_paise > 0)),
  constraint refunds_ended CHECK (((status = ANY (ARRAY['processed'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
  constraint refunds_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_provider_key UNIQUE (provider_id),
  constraint refunds_reason CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint refunds_staff_fkey FOREIGN KEY (requested_by) REFERENCES admin_users(id) ON DELETE SET NULL,
  constraint refunds_status CHECK ((status = ANY (ARRAY['requested'::text, 'pending'::text, 'processed'::text, 'failed'::text])))
);
CREATE INDEX refunds_next_idx ON public.refunds USING btree (next_at) WHERE (status = ANY (ARRAY['requested'::text, 'pending'::text]));
CREATE INDEX refunds_order_idx ON public.refunds USING btree (order_id);
CREATE INDEX refunds_payment_idx ON public.refunds USING btree (payment_id);
CREATE INDEX refunds_staff_idx ON public.refunds USING btree (requested_by);
CREATE UNIQUE INDEX refunds_open_key ON public.refunds USING btree (payment_id) WHERE (status = ANY (ARRAY['requested'::text, 'pending'::text]));

create table resume_alerts (
  search_id uuid not null,
  user_id uuid not null,
  found_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  constraint resume_alerts_pkey PRIMARY KEY (search_id, user_id),
  constraint resume_alerts_search_fkey FOREIGN KEY (search_id) REFERENCES saved_resume_searches(id) ON DELETE CASCADE,
  constraint resume_alerts_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX resume_alerts_unmailed_idx ON public.resume_alerts USING btree (found_at) WHERE (mailed_at IS NULL);
CREATE INDEX resume_alerts_user_idx ON public.resume_alerts USING btree (user_id);

create table resume_balances (
  employer_id uuid not null,
  units integer not null,
  constraint resume_balances_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint resume_balances_pkey PRIMARY KEY (employer_id),
  constraint resume_balances_units CHECK ((units >= 0))
);

create table resume_blocks (
  user_id uuid not null,
  employer_id uuid not null,
  blocked_at timestamp with time zone not null,
  constraint resume_blocks_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint resume_blocks_pkey PRIMARY KEY (employer_id, user_id),
  constraint resume_blocks_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX resume_blocks_user_idx ON public.resume_blocks USING btree (user_id);

create table resume_invitations (
  id uuid not null,
  job_id uuid not null,
  user_id uuid not null,
  employer_id uuid not null,
  invited_at timestamp with time zone not null,
  constraint resume_invitations_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint resume_invitations_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint resume_invitations_once UNIQUE (job_id, user_id),
  constraint resume_invitations_pkey PRIMARY KEY (id),
  constraint resume_invitations_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX resume_invitations_employer_idx ON public.resume_invitations USING btree (employer_id, invited_at DESC);
CREATE INDEX resume_invitations_user_idx ON public.resume_invitations USING btree (user_id, invited_at DESC);

create table resume_requests (
  id uuid not null,
  employer_id uuid not null,
  user_id uuid not null,
  job_id uuid,
  job_title text not null,
  requested_by uuid,
  message text,
  status text not null,
  requested_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  unlocked_at timestamp with time zone,
  ends_at timestamp with time zone not null,
  constraint resume_requests_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint resume_requests_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE SET NULL,
  constraint resume_requests_message CHECK (((length(message) >= 1) AND (length(message) <= 500))),
  constraint resume_requests_pkey PRIMARY KEY (id),
  constraint resume_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint resume_requests_status CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'unlocked'::text, 'declined'::text, 'expired'::text, 'closed'::text, 'returned'::text]))),
  constraint resume_requests_unlocked CHECK (((status <> ALL (ARRAY['unlocked'::text, 'returned'::text])) OR (unlocked_at IS NOT NULL))),
  constraint resume_requests_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX resume_requests_employer_idx ON public.resume_requests USING btree (employer_id, requested_at DESC);
CREATE INDEX resume_requests_ends_idx ON public.resume_requests USING btree (ends_at) WHERE (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'unlocked'::text]));
CREATE INDEX resume_requests_job_idx ON public.resume_requests USING btree (job_id);
CREATE INDEX resume_requests_requested_by_idx ON public.resume_requests USING btree (requested_by);
CREATE INDEX resume_requests_user_idx ON public.resume_requests USING btree (user_id, requested_at DESC);
CREATE UNIQUE INDEX resume_requests_open_key ON public.resume_requests USING btree (employer_id, user_id) WHERE (status = ANY (ARRAY['pending'::text, 'accepted'::text, 'unlocked'::text]));

create table resume_search (
  user_id uuid not null,
  active_on date not null,
  experience smallint not null,
  pay integer not null,
  notice smallint not null,
  head tsvector not null,
  tsv tsvector not null storage m,
  phrases tsvector not null storage e,
  constraint resume_search_pkey PRIMARY KEY (user_id),
  constraint resume_search_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) with (autovacuum_vacuum_insert_threshold=2000, autovacuum_vacuum_insert_scale_factor=0, autovacuum_analyze_scale_factor=0.05);
CREATE INDEX resume_search_active_idx ON public.resume_search USING btree (active_on DESC, user_id DESC) INCLUDE (experience, pay, notice, head);
CREATE INDEX resume_search_experience_idx ON public.resume_search USING btree (experience DESC, active_on DESC, user_id DESC) INCLUDE (pay, notice, head);
CREATE INDEX resume_search_gin ON public.resume_search USING gin (tsv) WITH (fastupdate='on', gin_pending_list_limit='512');
CREATE INDEX resume_search_notice_idx ON public.resume_search USING btree (notice, active_on DESC, user_id DESC) INCLUDE (experience, pay, head);
CREATE INDEX resume_search_pay_idx ON public.resume_search USING btree (pay, active_on DESC, user_id DESC) INCLUDE (experience, notice, head);
CREATE INDEX resume_search_sample_64_gin ON public.resume_search USING gin (tsv) WITH (fastupdate='on', gin_pending_list_limit='512') WHERE ((uuid_hash(user_id) & 63) = 0);

create table resume_units (
  id uuid not null,
  employer_id uuid not null,
  units integer not null,
  kind text not null,
  request_id uuid,
  reference text,
  created_at timestamp with time zone not null,
  constraint resume_units_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint resume_units_kind CHECK ((kind = ANY (ARRAY['granted'::text, 'used'::text, 'returned'::text, 'expired'::text]))),
  constraint resume_units_one CHECK (((kind <> ALL (ARRAY['used'::text, 'returned'::text])) OR (abs(units) = 1))),
  constraint resume_units_pkey PRIMARY KEY (id),
  constraint resume_units_reference_key UNIQUE (reference),
  constraint resume_units_request_fkey FOREIGN KEY (request_id) REFERENCES resume_requests(id) ON DELETE SET NULL,
  constraint resume_units_sign CHECK (
CASE
    WHEN (kind = ANY (ARRAY['granted'::text, 'returned'::text])) THEN (units > 0)
    ELSE (units < 0)
END)
);
CREATE INDEX resume_units_employer_idx ON public.resume_units USING btree (employer_id, created_at DESC);
CREATE UNIQUE INDEX resume_units_request_key ON public.resume_units USING btree (request_id, kind) WHERE (request_id IS NOT NULL);

create table retention_runs (
  name text not null,
  ran_at timestamp with time zone not null,
  ms integer not null,
  error text,
  constraint retention_runs_pkey PRIMARY KEY (name)
);

create table sandbox_payments (
  id text not null,
  order_id text not null,
  outcome text not null,
  created_at timestamp with time zone not null default now(),
  constraint sandbox_payments_order_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  constraint sandbox_payments_outcome CHECK ((outcome = ANY (ARRAY['captured'::text, 'failed'::text]))),
  constraint sandbox_payments_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_payments_order_idx ON public.sandbox_payments USING btree (order_id);
CREATE UNIQUE INDEX sandbox_payments_captured_key ON public.sandbox_payments USING btree (order_id) WHERE (outcome = 'captured'::text);

create table saved_jobs (
  user_id uuid not null,
  job_id uuid not null,
  saved_at timestamp with time zone not null default now(),
  constraint saved_jobs_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint saved_jobs_pkey PRIMARY KEY (user_id, job_id),
  constraint saved_jobs_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_jobs_job_idx ON public.saved_jobs USING btree (job_id);

create table saved_resume_searches (
  id uuid not null,
  user_id uuid not null,
  employer_id uuid not null,
  name text not null,
  query jsonb not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null,
  constraint saved_resume_searches_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint saved_resume_searches_pkey PRIMARY KEY (id),
  constraint saved_resume_searches_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_resume_searches_active_idx ON public.saved_resume_searches USING btree (id) WHERE is_active;
CREATE INDEX saved_resume_searches_employer_idx ON public.saved_resume_searches USING btree (employer_id);
CREATE INDEX saved_resume_searches_user_idx ON public.saved_resume_searches USING btree (user_id);
CREATE UNIQUE INDEX saved_resume_searches_once_key ON public.saved_resume_searches USING btree (user_id, employer_id, md5(lower((query)::text)));

create table saved_searches (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  query jsonb not null,
  is_active boolean not null default true,
  last_sent_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX saved_searches_active_idx ON public.saved_searches USING btree (id) WHERE is_active;
CREATE INDEX saved_searches_user_idx ON public.saved_searches USING btree (user_id);
CREATE UNIQUE INDEX saved_searches_once_key ON public.saved_searches USING btree (user_id, md5(lower((query)::text)));

create table scorecards (
  application_id uuid not null,
  author_id uuid not null,
  ratings jsonb not null,
  comment text not null default ''::text,
  updated_at timestamp with time zone not null,
  constraint scorecards_application_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint scorecards_author_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint scorecards_pkey PRIMARY KEY (application_id, author_id)
);
CREATE INDEX scorecards_author_idx ON public.scorecards USING btree (author_id);

create table script_names (
  word text not null,
  latin text not null,
  plain text not null,
  constraint script_names_pkey PRIMARY KEY (word),
  constraint script_names_plain_key UNIQUE (plain)
);

create table search_alerts (
  search_id uuid not null,
  job_id uuid not null,
  reason text not null,
  found_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  constraint search_alerts_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint search_alerts_pkey PRIMARY KEY (search_id, job_id),
  constraint search_alerts_search_fkey FOREIGN KEY (search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);
CREATE INDEX search_alerts_job_idx ON public.search_alerts USING btree (job_id);
CREATE INDEX search_alerts_unmailed_idx ON public.search_alerts USING btree (found_at) WHERE (mailed_at IS NULL);

create table search_terms (
  term text not null,
  df integer not null,
  constraint search_terms_pkey PRIMARY KEY (term)
);
CREATE INDEX search_terms_trgm ON public.search_terms USING gin (term gin_trgm_ops);

create table server_spans (
  id uuid not null,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint server_spans_pkey PRIMARY KEY (id)
);
CREATE INDEX server_spans_seen_idx ON public.server_spans USING btree (seen_at);

create table sessions (
  sid text not null,
  user_id uuid not null,
  sess jsonb not null,
  expire timestamp with time zone not null,
  id uuid not null default gen_random_uuid(),
  device text not null default 'An unknown device'::text,
  started_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  constraint sessions_id_key UNIQUE (id),
  constraint sessions_pkey PRIMARY KEY (sid),
  constraint sessions_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expire_idx ON public.sessions USING btree (expire);
CREATE INDEX sessions_user_idx ON public.sessions USING btree (user_id);

create table shift_words (
  word text not null,
  kind text not null,
  constraint shift_words_pkey PRIMARY KEY (word)
);

create table subscription_reminders (
  subscription_id uuid not null,
  days integer not null,
  created_at timestamp with time zone not null,
  constraint subscription_reminders_pkey PRIMARY KEY (subscription_id, days),
  constraint subscription_reminders_subscription_fkey FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE
);

create table subscriptions (
  id uuid not null,
  user_id uuid,
  employer_id uuid,
  plan_id uuid,
  plan_name text not null,
  plan_type text not null,
  amount numeric(12,2) not null,
  currency text not null default 'INR'::text,
  payment_id text,
  razorpay_order_id text,
  payment_status text not null default 'pending'::text,
  subscription_status text not null default 'active'::text,
  start_date timestamp with time zone not null default now(),
  end_date timestamp with time zone not null,
  cv_limit integer,
  job_posting_limit integer,
  is_active boolean not null default true,
  metadata jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  kind text not null default 'plan'::text,
  plan_version_id uuid,
  value_paise bigint not null default 0,
  refunded_paise bigint not null default 0,
  ended_at timestamp with time zone,
  end_reason text,
  replaced_by uuid,
  credit_paise bigint not null default 0,
  constraint subscriptions_credit CHECK ((credit_paise >= 0)),
  constraint subscriptions_dates CHECK ((end_date > start_date)),
  constraint subscriptions_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE SET NULL,
  constraint subscriptions_end CHECK (((ended_at IS NULL) = (end_reason IS NULL))),
  constraint subscriptions_end_reason CHECK ((end_reason = ANY (ARRAY['replaced'::text, 'refunded'::text]))),
  constraint subscriptions_kind CHECK ((kind = ANY (ARRAY['plan'::text, 'top_up'::text, 'interviewer_addon'::text]))),
  constraint subscriptions_order_fkey FOREIGN KEY (razorpay_order_id) REFERENCES orders(id) ON DELETE RESTRICT,
  constraint subscriptions_order_key UNIQUE (razorpay_order_id),
  constraint subscriptions_payment_status CHECK ((payment_status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text]))),
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_plan_fkey FOREIGN KEY (plan_id) REFERENCES pricing_plans(id) ON DELETE SET NULL,
  constraint subscriptions_plan_version_fkey FOREIGN KEY (plan_version_id) REFERENCES pricing_plan_versions(id) ON DELETE RESTRICT,
  constraint subscriptions_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES subscriptions(id) ON DELETE RESTRICT,
  constraint subscriptions_status CHECK ((subscription_status = ANY (ARRAY['active'::text, 'expired'::text, 'cancelled'::text]))),
  constraint subscriptions_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL,
  constraint subscriptions_values CHECK (((value_paise >= 0) AND (refunded_paise >= 0)))
);
CREATE INDEX subscriptions_employer_idx ON public.subscriptions USING btree (employer_id, end_date DESC);
CREATE INDEX subscriptions_ending_idx ON public.subscriptions USING btree (end_date) WHERE (ended_at IS NULL);
CREATE INDEX subscriptions_plan_idx ON public.subscriptions USING btree (plan_id);
CREATE INDEX subscriptions_plan_version_idx ON public.subscriptions USING btree (plan_version_id);
CREATE INDEX subscriptions_replaced_by_idx ON public.subscriptions USING btree (replaced_by);
CREATE INDEX subscriptions_user_idx ON public.subscriptions USING btree (user_id, end_date DESC);

create table suggestion_words (
  word text not null,
  kind text not null,
  key text not null,
  tier smallint not null default 2,
  jobs integer not null default 1,
  constraint suggestion_words_pkey PRIMARY KEY (word, kind, key),
  constraint suggestion_words_suggestion_fkey FOREIGN KEY (kind, key) REFERENCES suggestions(kind, key) ON DELETE CASCADE
);
CREATE INDEX suggestion_words_best_idx ON public.suggestion_words USING btree (kind, "left"(word, 2), tier, jobs DESC, length(key), key, word);
CREATE INDEX suggestion_words_suggestion_idx ON public.suggestion_words USING btree (kind, key);

create table suggestions (
  kind text not null,
  key text not null,
  name text not null,
  words text not null,
  also text not null,
  jobs integer not null default 1,
  constraint suggestions_kind CHECK ((kind = ANY (ARRAY['role'::text, 'company'::text, 'city'::text]))),
  constraint suggestions_pkey PRIMARY KEY (kind, key)
);
CREATE INDEX suggestions_words_trgm ON public.suggestions USING gin (((words || also)) gin_trgm_ops);

create table suspensions (
  id uuid not null,
  user_id uuid,
  employer_id uuid,
  reason text not null,
  suspended_by uuid not null,
  suspended_at timestamp with time zone not null,
  restored_by uuid,
  restored_at timestamp with time zone,
  restore_reason text,
  constraint suspensions_employer_fkey FOREIGN KEY (employer_id) REFERENCES employers(id) ON DELETE CASCADE,
  constraint suspensions_pkey PRIMARY KEY (id),
  constraint suspensions_restored CHECK ((num_nonnulls(restored_by, restored_at, restore_reason) = ANY (ARRAY[0, 3]))),
  constraint suspensions_restored_by_fkey FOREIGN KEY (restored_by) REFERENCES admin_users(id) ON DELETE RESTRICT,
  constraint suspensions_subject CHECK ((num_nonnulls(user_id, employer_id) = 1)),
  constraint suspensions_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES admin_users(id) ON DELETE RESTRICT,
  constraint suspensions_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX suspensions_employer_idx ON public.suspensions USING btree (employer_id, suspended_at DESC);
CREATE INDEX suspensions_restored_by_idx ON public.suspensions USING btree (restored_by);
CREATE INDEX suspensions_suspended_by_idx ON public.suspensions USING btree (suspended_by);
CREATE INDEX suspensions_user_idx ON public.suspensions USING btree (user_id, suspended_at DESC);
CREATE UNIQUE INDEX suspensions_open_employer_key ON public.suspensions USING btree (employer_id) WHERE (restored_at IS NULL);
CREATE UNIQUE INDEX suspensions_open_user_key ON public.suspensions USING btree (user_id) WHERE (restored_at IS NULL);

create table title_aliases (
  phrase text not null,
  also text not null,
  asked tsquery not null,
  words text not null,
  indexed text not null,
  constraint title_aliases_pkey PRIMARY KEY (phrase)
);

create table traffic_counts (
  day integer not null,
  kind text not null,
  name text not null,
  count integer not null,
  constraint traffic_counts_pkey PRIMARY KEY (day, kind, name),
  constraint traffic_counts_some CHECK ((count > 0))
);

create table traffic_registers (
  day integer not null,
  register smallint not null,
  rank smallint not null,
  constraint traffic_registers_pkey PRIMARY KEY (day, register)
);

create table traffic_salts (
  day integer not null,
  salt bytea not null,
  constraint traffic_salts_pkey PRIMARY KEY (day)
);

create table traffic_visitors (
  day integer not null,
  visitor bytea not null,
  constraint traffic_visitors_pkey PRIMARY KEY (day, visitor)
);

create table traffic_writers (
  id uuid not null,
  batch integer not null,
  written_at timestamp with time zone not null,
  constraint traffic_writers_pkey PRIMARY KEY (id)
);

create table user_settings (
  user_id uuid not null,
  job_alerts boolean not null default true,
  application_updates boolean not null default true,
  email_digest boolean not null default false,
  sms_notifications boolean not null default false,
  profile_visibility boolean not null default true,
  show_salary_expectations boolean not null default false,
  allow_recruiter_contact boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  share_with_verified_employers boolean not null default false,
  remember_conversations boolean not null default true,
  constraint user_settings_pkey PRIMARY KEY (user_id),
  constraint user_settings_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table users (
  id uuid not null,
  email text not null,
  password text,
  first_name text not null,
  last_name text not null,
  profile_image_url text,
  phone text,
  location text,
  experience integer,
  current_salary integer,
  expected_salary integer,
  skills text[] not null default '{}'::text[],
  demographic text,
  availability_days integer,
  cv_built boolean not null default false,
  subscription_tier text not null default 'free'::text,
  subscription_status text not null default 'active'::text,
  subscription_expiry timestamp with time zone,
  cv_limit integer not null default 1,
  cv_used integer not null default 0,
  auth_method text not null default 'email'::text,
  social_id text,
  email_verified boolean not null default false,
  email_verify_token bytea,
  email_verify_expiry timestamp with time zone,
  reset_token bytea,
  reset_token_expiry timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  about text not null default ''::text,
  work_experience jsonb not null default '[]'::jsonb,
  education jsonb not null default '[]'::jsonb,
  profile_version integer not null default 0,
  willing_to_move boolean not null default false,
  suspended_at timestamp with time zone,
  constraint users_auth_method CHECK ((auth_method = ANY (ARRAY['email'::text, 'google'::text]))),
  constraint users_availability_days CHECK ((availability_days = ANY (ARRAY[0, 15, 30, 60, 90]))),
  constraint users_cv_count CHECK (((cv_used >= 0) AND (cv_limit >= 0))),
  constraint users_demographic CHECK ((demographic = ANY (ARRAY['immediate_joiner'::text, 'veteran'::text, 'returning_mother'::text, 'female_professional'::text, 'early_joiner'::text, 'management_trainee'::text, 'fresher'::text]))),
  constraint users_experience_range CHECK (((experience >= 0) AND (experience <= 80))),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_salaries_positive CHECK (((current_salary >= 0) AND (expected_salary >= 0))),
  constraint users_subscription_status CHECK ((subscription_status = ANY (ARRAY['active'::text, 'inactive'::text, 'expired'::text, 'cancelled'::text]))),
  constraint users_way_in CHECK (((password IS NOT NULL) OR (social_id IS NOT NULL)))
);
CREATE INDEX users_created_idx ON public.users USING btree (created_at DESC, id);
CREATE INDEX users_last_name_idx ON public.users USING btree (lower(last_name) text_pattern_ops);
CREATE INDEX users_name_idx ON public.users USING btree (lower(((first_name || ' '::text) || last_name)) text_pattern_ops);
CREATE INDEX users_suspended_idx ON public.users USING btree (suspended_at) WHERE (suspended_at IS NOT NULL);
CREATE INDEX users_unproven_idx ON public.users USING btree (created_at) WHERE (NOT email_verified);
CREATE UNIQUE INDEX users_email_key ON public.users USING btree (lower(email));
CREATE UNIQUE INDEX users_email_verify_token_key ON public.users USING btree (email_verify_token) WHERE (email_verify_token IS NOT NULL);
CREATE UNIQUE INDEX users_reset_token_key ON public.users USING btree (reset_token) WHERE (reset_token IS NOT NULL);
CREATE UNIQUE INDEX users_social_key ON public.users USING btree (auth_method, social_id) WHERE (social_id IS NOT NULL);

create table walk_in_patterns (
  kind text not null,
  pattern text not null,
  constraint walk_in_patterns_pkey PRIMARY KEY (kind)
);

create table wish_matches (
  wish_id uuid not null,
  job_id uuid not null,
  reason text not null,
  matched_at timestamp with time zone not null default now(),
  mailed_at timestamp with time zone,
  is_elsewhere boolean not null default false,
  constraint wish_matches_job_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint wish_matches_pkey PRIMARY KEY (wish_id, job_id),
  constraint wish_matches_wish_fkey FOREIGN KEY (wish_id) REFERENCES wishes(id) ON DELETE CASCADE
);
CREATE INDEX wish_matches_job_idx ON public.wish_matches USING btree (job_id);
CREATE INDEX wish_matches_new_idx ON public.wish_matches USING btree (matched_at) WHERE (mailed_at IS NULL);

create table wishes (
  id uuid not null,
  user_id uuid not null,
  company text not null,
  role text not null,
  availability_days integer not null,
  expected_salary integer,
  location text,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  role_key text not null default ''::text,
  company_key text not null default ''::text,
  constraint wishes_availability_days CHECK ((availability_days = ANY (ARRAY[0, 15, 30, 60, 90]))),
  constraint wishes_expected_salary CHECK ((expected_salary >= 0)),
  constraint wishes_pkey PRIMARY KEY (id),
  constraint wishes_user_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX wishes_active_idx ON public.wishes USING btree (created_at) WHERE is_active;
CREATE INDEX wishes_company_key_idx ON public.wishes USING btree (company_key) WHERE is_active;
CREATE INDEX wishes_company_trgm_idx ON public.wishes USING gin (company_key gin_trgm_ops) WHERE is_active;
CREATE INDEX wishes_role_key_idx ON public.wishes USING btree (role_key) WHERE is_active;
CREATE INDEX wishes_user_idx ON public.wishes USING btree (user_id, created_at DESC);

create view job_search_rows as
 SELECT job.id AS job_id,
    job.created_at,
    COALESCE(job.expires_at, 'infinity'::timestamp with time zone) AS expires_at,
    COALESCE(job.salary_max, job.salary_min, 0) AS pay_high,
    COALESCE(job.salary_min, job.salary_max, 2147483647) AS pay_low,
    headed.head,
    ((strip(to_tsvector('portal'::regconfig, concat_ws(' '::text, named.title, replace(search_text(concat_ws(' '::text, job.company, job.location, array_to_string(job.requirements, ' '::text), "left"(job.description, 20000))), '-'::text, ' '::text)))) || array_to_tsvector(ARRAY[('#c'::text || company_key(in_latin(job.company)))])) || headed.head) AS tsv,
    (job.created_at >= recent_since()) AS is_recent,
    answer_rank(responses.applications, responses.answered) AS answers
   FROM (jobs job
     LEFT JOIN company_responses responses ON ((responses.employer_id = job.posted_by))),
    LATERAL ( SELECT concat_ws(' '::text, replace(search_text(job.title), '-'::text, ' '::text),
                CASE
                    WHEN ((job.experience_level = 'entry'::text) OR ('fresher'::text = ANY (job.demographics))) THEN 'fresher'::text
                    ELSE NULL::text
                END) AS title,
            place_words(in_latin(job.location)) AS words
         OFFSET 0) said,
    LATERAL ( SELECT (said.words || ARRAY( SELECT place_aliases.also
                   FROM place_aliases
                  WHERE ((place_aliases.word = ANY (said.words)) AND (place_aliases.also ~ '^[a-z]'::text)))) AS places,
            to_tsvector('portal'::regconfig, said.title) AS stems
         OFFSET 0) placed,
    LATERAL ( SELECT array_to_string(placed.places, ' '::text) AS places_text
         OFFSET 0) listed,
    LATERAL ( SELECT concat_ws(' '::text, said.title, ( SELECT string_agg(title_aliases.indexed, ' '::text ORDER BY title_aliases.phrase) AS string_agg
                   FROM title_aliases
                  WHERE (placed.stems @@ title_aliases.asked)), listed.places_text) AS title
         OFFSET 0) named,
    LATERAL ( SELECT (job_head(named.title, placed.places, job.experience_level, job.job_type, job.urgent_hiring, job.demographics) || array_to_tsvector((((ARRAY( SELECT ('#n'::text || own.own)
                   FROM unnest(tsvector_to_array((placed.stems || to_tsvector('portal'::regconfig, listed.places_text)))) own(own)) || ( SELECT (array_agg(('#w'::text || spelled.word)) || title_ranks(array_agg(spelled.word)))
                   FROM ( SELECT singulars(written.written) AS word
                           FROM unnest(tsvector_to_array(to_tsvector('portal_written'::regconfig, concat_ws(' '::text, said.title, listed.places_text)))) written(written)) spelled)) || ARRAY( SELECT ('#s'::text || shift.shift)
                   FROM unnest(job_shifts(job.title, concat_ws(' . '::text, array_to_string(job.requirements, ' . '::text), job.description))) shift(shift))) ||
                CASE
                    WHEN is_walk_in(job.title, concat_ws(' . '::text, array_to_string(job.requirements, ' . '::text), job.description)) THEN ARRAY['#i'::text]
                    ELSE '{}'::text[]
                END))) AS head
         OFFSET 0) headed
  WHERE (job.is_active AND (COALESCE(job.expires_at, 'infinity'::timestamp with time zone) > now()));

create view resume_search_rows as
 SELECT person.id AS user_id,
    ((GREATEST(person.created_at, ( SELECT max(sessions.seen_at) AS max
           FROM sessions
          WHERE (sessions.user_id = person.id))) AT TIME ZONE 'Asia/Kolkata'::text))::date AS active_on,
    (COALESCE(person.experience, '-1'::integer))::smallint AS experience,
        CASE
            WHEN COALESCE(settings.show_salary_expectations, false) THEN COALESCE(person.expected_salary, 2147483647)
            ELSE 2147483647
        END AS pay,
    (COALESCE(person.availability_days, 32767))::smallint AS notice,
    headed.head,
    ((strip(worded.words) || headed.head) || array_to_tsvector(array_remove((ARRAY( SELECT ((('#x'::text || level.level) || '.'::text) || (person.experience >> level.level))
           FROM generate_series(0, 7) level(level)) || ('#n'::text || person.availability_days)), NULL::text))) AS tsv,
    worded.words AS phrases
   FROM (((resume_subjects subject
     JOIN users person ON ((person.id = subject.user_id)))
     LEFT JOIN user_settings settings ON ((settings.user_id = person.id)))
     LEFT JOIN cvs cv ON ((cv.user_id = person.id))),
    LATERAL ( SELECT COALESCE(cv.experience, person.work_experience) AS jobs,
            COALESCE(cv.education, person.education) AS schools,
            (person.skills || COALESCE(cv.skills, '{}'::text[])) AS skills
         OFFSET 0) own,
    LATERAL ( SELECT "left"(COALESCE(((own.jobs -> 0) ->> 'position'::text), ''::text), 100) AS title,
            ( SELECT string_agg("left"(listed.skill, 24), ' , '::text ORDER BY listed.n) AS string_agg
                   FROM unnest(own.skills) WITH ORDINALITY listed(skill, n)
                  WHERE (listed.n <= 12)) AS skills,
            place_words(in_latin("left"(COALESCE(resume_place(person.location, (cv.personal_info ->> 'address'::text)), ''::text), 80))) AS places
         OFFSET 0) said,
    LATERAL ( SELECT to_tsvector('portal'::regconfig, concat_ws(' . '::text, resume_text(said.title), resume_text(array_to_string(own.skills, ' , '::text)), ( SELECT string_agg(resume_text(concat_ws(' . '::text, (job.value ->> 'position'::text), (job.value ->> 'company'::text), "left"((job.value ->> 'description'::text), 6000))), ' . '::text) AS string_agg
                   FROM jsonb_array_elements(own.jobs) job(value)), ( SELECT string_agg(resume_text(concat_ws(' . '::text, (school.value ->> 'degree'::text), (school.value ->> 'field'::text), (school.value ->> 'institution'::text))), ' . '::text) AS string_agg
                   FROM jsonb_array_elements(own.schools) school(value)), ( SELECT string_agg(resume_text(concat_ws(' . '::text, (part.value ->> 'name'::text), (part.value ->> 'organization'::text), "left"((part.value ->> 'description'::text), 3000))), ' . '::text) AS string_agg
                   FROM jsonb_array_elements((((cv.projects || cv.certificates) || cv.publications) || cv.volunteering)) part(value)), resume_text("left"(COALESCE(NULLIF(cv.summary, ''::text), person.about), 4000)))) AS words
         OFFSET 0) worded,
    LATERAL ( SELECT array_to_tsvector(array_remove(((ARRAY( SELECT ('#t'::text || stem.stem)
                   FROM unnest(tsvector_to_array(to_tsvector('portal'::regconfig, concat_ws(' . '::text, resume_text(said.title), resume_text(said.skills))))) stem(stem)) || ARRAY( SELECT ('#l'::text || word.word)
                   FROM unnest((said.places || ARRAY( SELECT place_aliases.also
                           FROM place_aliases
                          WHERE ((place_aliases.word = ANY (said.places)) AND (place_aliases.also ~ '^[a-z]'::text))))) word(word))) || ARRAY[('#d'::text || person.demographic),
                CASE
                    WHEN person.willing_to_move THEN '#m'::text
                    ELSE NULL::text
                END]), NULL::text)) AS head
         OFFSET 0) headed;

create view resume_subjects as
 SELECT person.id AS user_id
   FROM ((users person
     LEFT JOIN user_settings settings ON ((settings.user_id = person.id)))
     LEFT JOIN cvs cv ON ((cv.user_id = person.id)))
  WHERE (person.email_verified AND (person.suspended_at IS NULL) AND COALESCE(settings.profile_visibility, true) AND COALESCE(settings.allow_recruiter_contact, true) AND ((cv.id IS NOT NULL) OR (cardinality(person.skills) > 0) OR (person.work_experience <> '[]'::jsonb)) AND (NOT (EXISTS ( SELECT
           FROM employers
          WHERE (employers.user_id = person.id)))) AND (NOT (EXISTS ( SELECT
           FROM employer_members
          WHERE (employer_members.user_id = person.id)))) AND (NOT (EXISTS ( SELECT
           FROM admin_users
          WHERE ((lower(admin_users.email) = lower(person.email)) AND admin_users.is_active)))));

CREATE OR REPLACE FUNCTION public.admin_logs_append()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  head admin_log_head;
  salt bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
begin
  select * into strict head from admin_log_head for update;
  if new.description is not null or new.metadata is not null then
    new.details_hash := sha256(convert_to(array_to_json(array[encode(salt, 'hex'), new.description, new.metadata::text])::text, 'UTF8'));
    insert into admin_log_details (log_id, salt, description, metadata) values (new.id, salt, new.description, new.metadata);
  else
    new.details_hash := null;
  end if;
  new.description := null;
  new.metadata := null;
  new.seq := head.seq + 1;
  new.hash := sha256(convert_to(array_to_json(array[
    encode(head.hash, 'hex'), new.seq::text, new.id::text, new.admin_id::text, new.action, new.target_type, new.target_id,
    (extract(epoch from new.created_at) * 1000000)::bigint::text, encode(new.details_hash, 'hex')])::text, 'UTF8'));
  update admin_log_head set seq = new.seq, hash = new.hash;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.admin_logs_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the log of staff is never changed' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION public.answer_rank(applications integer, answered integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(1 + round(100.0 * answered / applications)::integer / 10, 0)
$function$;

CREATE OR REPLACE FUNCTION public.article_versions_raise()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update article_versions set version = version + 1;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.article_words(post blog_posts)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select setweight(to_tsvector('english', post.title), 'A')
    || setweight(to_tsvector('english', coalesce(post.seo_title, '')), 'B')
    || setweight(to_tsvector('english', translate(array_to_string(post.tags, ', '), '_', ' ')), 'B')
    || setweight(to_tsvector('english', coalesce(post.excerpt, '')), 'B')
    || setweight(to_tsvector('english', post.content), 'C')
$function$;

CREATE OR REPLACE FUNCTION public.blog_posts_set_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_words := article_words(new);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.company_key(company text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(nullif(array_to_string(array(
    select word from unnest(place_words(company)) with ordinality named (word, at)
    where word <> all (array['pvt', 'private', 'ltd', 'limited', 'llp', 'inc', 'plc', 'corp', 'corporation', 'company', 'co', 'india', 'the'])
    order by at), ' '), ''), lower(left(company, 200)))
$function$;

CREATE OR REPLACE FUNCTION public.employers_first_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into employer_members (id, employer_id, user_id, role, joined_at)
    values (gen_random_uuid(), new.id, new.user_id, 'owner', new.created_at)
    on conflict (user_id) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.entitlement_entries_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from added group by movement_id having sum(units) <> 0 or count(*) <> 2) then
    raise exception 'a movement of the ledger does not add up to zero';
  end if;
  if exists (
    select from (
      select sum(entry.units) over (partition by entry.user_id, entry.employer_id, entry.entitlement order by entry.effective_at) as balance
      from entitlement_entries entry join (select distinct user_id, employer_id, entitlement from added where is_holder) touched
        on touched.entitlement = entry.entitlement and (entry.employer_id = touched.employer_id or entry.user_id = touched.user_id)
    ) summed where balance < 0) then
    raise exception 'the ledger would grant less than nothing' using errcode = 'check_violation';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.entitlement_entries_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an entry of the ledger is never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.in_latin(given text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when octet_length(plain) = length(plain) or plain !~ '[\u0900-\u0D7F]' then plain else latin_names(plain) end
  from plain_letters(given) plain
$function$;

CREATE OR REPLACE FUNCTION public.invoices_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an invoice is never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.is_walk_in(title text, said text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when strpos(line, 'walk') > 0 or strpos(line, 'dhe interview') > 0
      or octet_length(line) > length(line) and line ~ 'वॉक|वाक|सीधे|थेट|ওয়াক|વોક|વૉક|ਵਾਕ|ୱାକ|வாக்|వాక|ವಾಕ|വാക' then (
    select regexp_replace(walk_in_line(left(said, 20000)), other.pattern, ' ~', 'g') ~ stated.pattern
      or regexp_replace(walk_in_line(title), other.pattern, ' ~', 'g') ~ named.pattern
    from walk_in_patterns other, walk_in_patterns named, walk_in_patterns stated
    where other.kind = 'other' and named.kind = 'named' and stated.kind = 'stated') else false end
  from lower(concat(title, ' ', said)) line
$function$;

CREATE OR REPLACE FUNCTION public.job_head(title text, places text[], experience text, job_type text, urgent boolean, demographics text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_to_tsvector(array_remove(
    array['#x' || experience, '#j' || job_type, case when urgent then '#u' end]
    || (select coalesce(array_agg('#l' || w), '{}') from unnest(places) w)
    || (select coalesce(array_agg('#d' || d), '{}') from unnest(demographics) d)
    || (select coalesce(array_agg('#t' || w), '{}') from unnest(tsvector_to_array(to_tsvector('portal', title))) w), null))
$function$;

CREATE OR REPLACE FUNCTION public.job_search_add()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers)
    select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers
    from job_search_rows where job_id in (select id from added) order by created_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.job_search_note_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'TRUNCATE' then
    insert into job_search_changes (job_id) values (null);
  elsif (select count(*) from (select from changed limit 101) counted) > 100 then
    insert into job_search_changes (job_id) values (null);
  else
    insert into job_search_changes (job_id) select job_id from changed;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.job_search_sync()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- A change of columns that the search neither reads nor shows, such as counters of views, does not write to the index. Processes that cache jobs
  -- learn of changes from the index (job-search-changes.sql), so the columns that only they show are compared too.
  if tg_op = 'UPDATE' and old.is_active and new.is_active
     and (new.title, new.company, new.description, new.location, new.experience_level, new.job_type, new.urgent_hiring, new.demographics, new.requirements, new.salary_min, new.salary_max, new.created_at, new.expires_at, new.company_logo, new.benefits)
      is not distinct from (old.title, old.company, old.description, old.location, old.experience_level, old.job_type, old.urgent_hiring, old.demographics, old.requirements, old.salary_min, old.salary_max, old.created_at, old.expires_at, old.company_logo, old.benefits)
  then return null; end if;
  delete from job_search where job_id = old.id;
  if tg_op = 'UPDATE' then
    insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers)
      select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers from job_search_rows where job_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.job_shifts(title text, said text)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with read as materialized (
    select lower(left(said, 20000)) as words, lower(title) as name
  ), letters as materialized (
    select concat(
      case when concat(' ', name, ' ', words) ~ 'shift|dut[yi]|timing|night| u\.?[sk]a?\.? |rotat|changing every|raat|din ki|subah|shaam|(?:morning|evening) job|pali|[\u0900-\u0D7F]'
        then stated_shifts(concat_ws(' ; ', title, left(said, 20000))) end,
      case when name ~ '(?:^|[^[:alnum:]])night(?:$|[^[:alnum:]])' and name !~ 'night (?:club|life|wear|suit)' then 'n' end,
      case when words ~ '[0-9] ?p\.?m\.?\s*(?:-|–|to|till|until)?\s*0?[1-8](?:[:.][0-9]{2})? ?a\.?m' then 'n' end) as letters
    from read
  ), rotating as materialized (
    select letters, letters ~ 'r' or letters ~ 'n' and letters ~ '[dme]' as rotates from letters
  )
  select array(select shift from unnest(array['day', 'evening', 'morning', 'night', 'rotational', 'uk', 'us']) shift, rotating
    where case when shift = 'rotational' then rotates else strpos(letters, shift_letter(shift)) > 0 and not (rotates and shift in ('day', 'evening', 'morning')) end)
$function$;

CREATE OR REPLACE FUNCTION public.jobs_of_suspended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  since timestamptz;
begin
  select suspended_at into since from employers where id = new.posted_by for key share;
  if since is not null then
    new.is_active := false;
    new.is_suspended := true;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.jobs_to_match_add()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into jobs_to_match (job_id) select id from added where is_active and created_at > now() - interval '30 days' on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.jobs_to_match_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into jobs_to_match (job_id) values (new.id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_suggestions(given_kind text, names text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  with fresh as (
    select distinct on (lower(given)) lower(given) as key, coalesce(city.name, btrim(given)) as name
    from unnest(names) given left join city_names city on given_kind = 'city' and city.old = lower(btrim(given))
    where length(btrim(given)) between 2 and 80
      and not exists (select from suggestions known where known.kind = given_kind and known.key = lower(given))
    order by lower(given)
  ), added as (
    insert into suggestions (kind, key, name, words, also)
      select given_kind, key, name, ' ' || array_to_string(own, ' '), ' ' || array_to_string(alike, ' ')
      from fresh, suggestion_names(given_kind, key, name)
      where own <> '{}' order by key
      on conflict do nothing
      returning kind, key, words, also
  )
  insert into suggestion_words (word, kind, key, tier)
    select distinct word, kind, key, suggestion_tier(word, key, words) from added, string_to_table(words || also, ' ') word where word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.latin_names(plain text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select string_agg(coalesce((select latin from script_names where script_names.plain = part[1]), part[1]), '' order by at)
  from regexp_matches(plain, '[\u0900-\u0D7F]+|[^\u0900-\u0D7F]+', 'g') with ordinality as parts (part, at)
$function$;

CREATE OR REPLACE FUNCTION public.load_places(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from place_aliases;
  insert into place_aliases (word, also)
    select word, also from jsonb_array_elements(given -> 'sameCity') names,
      jsonb_array_elements_text(names) word, jsonb_array_elements_text(names) also where word <> also
    union
    select city, name from jsonb_to_recordset(given -> 'regions') region (name text, cities text), string_to_table(cities, ' ') city
    union
    select word, also from jsonb_to_recordset(given -> 'alsoCalled') city (cities text, names text),
      string_to_table(cities, ' ') word, unnest(place_words(names)) also;
  delete from city_names;
  insert into city_names (old, name) select old, name from jsonb_to_recordset(given -> 'renamed') city (old text, name text);
$function$;

CREATE OR REPLACE FUNCTION public.load_ranks(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from rank_words;
  insert into rank_words (word, rank, unless)
    select word, rank, unless from jsonb_to_recordset(given) listed (rank text, words text, unless text), string_to_table(words, ' ') word;
$function$;

CREATE OR REPLACE FUNCTION public.load_script_names(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from script_names;
  insert into script_names (word, plain, latin)
    select distinct on (plain) word, plain, latin
    from (
      select 1, word, plain_letters(word), latin
        from jsonb_to_recordset(given) known (latin text, names text), string_to_table(names, ' ') word
      union all
      select 2, also, plain_letters(also), min(word) from place_aliases
        where also ~ '[\u0900-\u0D7F]' and word ~ '^[a-z]+$' group by also
    ) named (rank, word, plain, latin)
    order by plain, rank, latin;
$function$;

CREATE OR REPLACE FUNCTION public.load_shifts(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from shift_words;
  insert into shift_words (word, kind)
    select distinct on (word) word, kind
    from (
      select 1, shift_letter(shift ->> 'shift'), word, '' from jsonb_array_elements(given -> 'shifts') shift, string_to_table(shift ->> 'words', ' ') word
      union all
      select 1, shift_letter(shift ->> 'shift'), phrase, ' ' from jsonb_array_elements(given -> 'shifts') shift, jsonb_array_elements_text(shift -> 'phrases') phrase
      union all
      select 2, letter, word, '' from (values ('nouns', 'S'), ('between', 'f'), ('denials', '!'), ('denialsBehind', 'N')) lists (list, letter), string_to_table(given ->> list, ' ') word
    ) named (rank, kind, name, beside), lateral (select beside || array_to_string(shift_tokens(name), ' ') || beside as word) read
    order by word, rank;
$function$;

CREATE OR REPLACE FUNCTION public.load_states(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  with states as (
    select lower(name) as name, short, cities from jsonb_to_recordset(given) state (name text, short text, cities jsonb)
  ), cities as (
    select name, short, city from states, jsonb_array_elements_text(cities) city where city !~ ' '
  )
  insert into place_aliases (word, also)
    select city, word from cities, string_to_table(name, ' ') word where word <> city and word <> 'and'
    union
    select city, short from cities where short is not null
    union
    select split_part(name, ' ', 1), short from states where short is not null
    on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.load_trades(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from title_aliases;
  with trades as materialized (
    select phrase, string_agg(trade ->> 'also', ' ' order by n) as also
    from jsonb_array_elements(given) with ordinality listed (trade, n), jsonb_array_elements_text(trade -> 'titles') phrase
    group by phrase
  ), scripts as materialized (
    select phrase, string_agg(word, ' ' order by word) as names
    from (select distinct phrase, said from trades, string_to_table(lower(phrase || ' ' || also), ' ') said) words
      join script_names on latin = said
    group by phrase
  ), read as materialized (
    select phrase, also, names, replace(search_text(also), '-', ' ') as indexed from trades left join scripts using (phrase)
  )
  insert into title_aliases (phrase, also, asked, words, indexed)
    select phrase, concat_ws(' ', also, names), plainto_tsquery('portal', replace(search_text(phrase), '-', ' ')),
      concat_ws(' ', indexed, plain_letters(names)), indexed
    from read;
$function$;

CREATE OR REPLACE FUNCTION public.load_walk_ins(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from walk_in_patterns;
  with lists as (
    select walk_in_choice(given, 'names') as names, walk_in_choice(given, 'phrases') as phrases, walk_in_choice(given, 'events', 'days', 'details') as behind,
      walk_in_choice(given, 'before') as before, walk_in_choice(given, 'others') as others, walk_in_choice(given, 'denials') as denials,
      walk_in_choice(given, 'handled') as handled, walk_in_choice(given, 'denialsBehind') as "denialsBehind"
  )
  insert into walk_in_patterns (kind, pattern)
    select kind, pattern from lists, lateral (values
      ('other', format(' (?:(?:%1$s) (?:[^ ~]+ )?(?:%2$s|%3$s)|(?:%4$s) (?:[^ ~]+ ){0,2}(?:%2$s|%3$s)|(?:%2$s|%3$s) (?:%5$s)|(?:%2$s|%3$s) (?:[^ ~]+ ){0,2}(?:%6$s))(?= )',
        denials, names, phrases, handled, others, "denialsBehind")),
      ('named', format(' (?:%s|%s) ', names, phrases)),
      ('stated', format(' (?:(?:%1$s) (?:%2$s|[0-9][^ ]*)|(?:%3$s) (?:%1$s)|~ (?:%1$s) ~|%4$s) ', names, behind, before, phrases))
    ) patterns (kind, pattern);
$function$;

CREATE OR REPLACE FUNCTION public.load_word_forms(given jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into title_aliases (phrase, also, asked, words, indexed)
    select form, word, plainto_tsquery('portal', replace(search_text(form), '-', ' ')), word, word
    from jsonb_to_recordset(given) known (word text, short jsonb), jsonb_array_elements_text(short) form
    on conflict (phrase) do update set also = concat_ws(' ', title_aliases.also, excluded.also),
      words = concat_ws(' ', title_aliases.words, excluded.words), indexed = concat_ws(' ', title_aliases.indexed, excluded.indexed);
$function$;

CREATE OR REPLACE FUNCTION public.pages_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('pages', '');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.place_words(place text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_remove(regexp_split_to_array(
    lower(unaccent('unaccent', plain_letters(left(place, 200))) collate "pg_c_utf8"), '[^[:alnum:]]+' collate "pg_c_utf8"), '')
$function$;

CREATE OR REPLACE FUNCTION public.plain_letters(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when octet_length(given) = length(given) then given else
    regexp_replace(
      translate(replace(normalize(given, NFKC), '’', ''''),
        U&'\093C\094D\09BC\09CD\0A3C\0A4D\0ABC\0ACD\0B3C\0B4D\0BCD\0C4D\0CCD\0D3B\0D3C\0D4D\200B\200C\200D\FEFF', ''),
      U&'[^\0001-\007f[:alnum:]]' collate "pg_c_utf8", ' ', 'g') end
$function$;

CREATE OR REPLACE FUNCTION public.plan_content(plan pricing_plans)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select to_jsonb(plan) - array['id', 'version_id', 'just_pay', 'best_value', 'available', 'button_text', 'button_color', 'sort_order', 'is_active',
    'updated_by', 'created_at', 'updated_at', 'deleted_at']
$function$;

CREATE OR REPLACE FUNCTION public.plan_versions_add()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pricing_plan_versions
    select new.version_id, new.id, coalesce(max(version), 0) + 1, new.name, new.subtitle, new.plan_type, new.audience, new.is_top_up, new.currency,
      round(new.price * 100), new.period, new.features, new.duration_days, coalesce(new.cv_limit, 0), coalesce(new.job_posting_limit, 0),
      coalesce(new.boosts, 0), new.includes_addon
    from pricing_plan_versions where plan_id = new.id
    on conflict (id) do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.plan_versions_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a version of a plan is never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.plan_versions_next()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if plan_content(new) <> plan_content(old) then
    new.version_id := gen_random_uuid();
  else
    new.version_id := old.version_id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_add()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into received_applications (application_id, employer_id, job_id, status, applied_at, touched_at, name, place, years, pay_wanted, notice_days)
  select added.id, jobs.posted_by, added.job_id, added.status, added.applied_at, added.applied_at,
    coalesce(added.cv_snapshot #>> '{personalInfo,fullName}', ''),
    coalesce(nullif(users.location, ''), btrim(substring(added.cv_snapshot #>> '{personalInfo,address}' from '([^,]+,[^,]+)$')), ''),
    coalesce(users.experience, years_of_work(added.cv_snapshot -> 'experience', added.applied_at)),
    case when user_settings.show_salary_expectations then users.expected_salary end,
    users.availability_days
  from added
  join jobs on jobs.id = added.job_id
  join users on users.id = added.user_id
  left join user_settings on user_settings.user_id = added.user_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_invited()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update received_applications set touched_at = greatest(touched_at, new.updated_at) where application_id = new.application_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_messages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update received_applications set
    unread = (select count(*) from application_messages
      where application_id = new.application_id and sender = 'candidate' and read_at is null),
    touched_at = case when new.sender = 'employer' then greatest(touched_at, new.sent_at) else touched_at end
  where application_id = new.application_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_pay()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update received_applications set pay_wanted = case when new.show_salary_expectations then users.expected_salary end
  from applications, users
  where applications.user_id = new.user_id and users.id = new.user_id and received_applications.application_id = applications.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_pending()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    update received_applications set status = applications.status from applications
      where applications.id = old.application_id and received_applications.application_id = old.application_id;
  else
    update received_applications set status = new.to_status where application_id = new.application_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_score()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  scored uuid := coalesce(new.application_id, old.application_id);
begin
  update received_applications set score = (
    select avg((rating ->> 'score')::int) from scorecards, jsonb_array_elements(scorecards.ratings) as rating
    where scorecards.application_id = scored) where application_id = scored;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from pending_moves where application_id = new.id;
  update received_applications set status = new.status where application_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.received_applications_touch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update received_applications set touched_at = greatest(touched_at, new.changed_at) where application_id = new.application_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.recent_since()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select now() - interval '7 days' $function$;

CREATE OR REPLACE FUNCTION public.renew_suggestions(given_kind text, keys text[])
 RETURNS void
 LANGUAGE sql
AS $function$
  update suggestions set name = named.name, words = named.words, also = named.also
    from (
      select known.key, coalesce(city.name, known.name) as name,
        ' ' || array_to_string(own, ' ') as words, ' ' || array_to_string(alike, ' ') as also
      from suggestions known left join city_names city on given_kind = 'city' and city.old = btrim(known.key),
        suggestion_names(given_kind, known.key, coalesce(city.name, known.name))
      where known.kind = given_kind and known.key = any (keys) and own <> '{}'
    ) named
    where suggestions.kind = given_kind and suggestions.key = named.key
      and (suggestions.name, suggestions.words, suggestions.also) is distinct from (named.name, named.words, named.also);
  delete from suggestion_words old using suggestions named
    where old.kind = given_kind and old.key = any (keys) and named.kind = old.kind and named.key = old.key
      and old.word <> all (string_to_array(named.words || named.also, ' '));
  insert into suggestion_words (word, kind, key, tier, jobs)
    select distinct word, kind, key, suggestion_tier(word, key, words), jobs
    from suggestions, string_to_table(words || also, ' ') word
    where kind = given_kind and key = any (keys) and word <> ''
    on conflict (word, kind, key) do update set tier = excluded.tier where suggestion_words.tier <> excluded.tier
$function$;

CREATE OR REPLACE FUNCTION public.resume_place(location text, address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(location, nullif(trim(both ' ,-' from regexp_replace(regexp_replace(left(address, 300), '^.*,([^,]*,[^,]*)$', '\1'), '\d', '', 'g')), ''))
$function$;

CREATE OR REPLACE FUNCTION public.resume_search_new_people()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform resume_search_refresh(array(select id from added));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.resume_search_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform resume_search_refresh(array_remove(array[case when tg_op <> 'INSERT' then old.user_id end, case when tg_op <> 'DELETE' then new.user_id end], null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.resume_search_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform resume_search_refresh(array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.resume_search_refresh(ids uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- If two transactions change one person, the second waits here and then sees the changes of the first. Otherwise it could add a person whom the
  -- first has hidden.
  perform from users where id = any (ids) order by id for no key update;
  delete from resume_search where user_id = any (ids) and user_id not in (select user_id from resume_subjects where user_id = any (ids));
  insert into resume_search as known (user_id, active_on, experience, pay, notice, head, tsv, phrases)
    select user_id, active_on, experience, pay, notice, head, tsv, phrases from resume_search_rows where user_id = any (ids)
    on conflict (user_id) do update set active_on = greatest(known.active_on, excluded.active_on), experience = excluded.experience,
      pay = excluded.pay, notice = excluded.notice, head = excluded.head, tsv = excluded.tsv, phrases = excluded.phrases
    where (known.experience, known.pay, known.notice, known.head, known.tsv, known.phrases)
        is distinct from (excluded.experience, excluded.pay, excluded.notice, excluded.head, excluded.tsv, excluded.phrases)
      or known.active_on < excluded.active_on;
end $function$;

CREATE OR REPLACE FUNCTION public.resume_search_seen()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update resume_search set active_on = (new.seen_at at time zone 'Asia/Kolkata')::date
    where user_id = new.user_id and active_on < (new.seen_at at time zone 'Asia/Kolkata')::date;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.resume_search_staff()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform resume_search_refresh(array(select id from users where lower(email) in (lower(new.email), case when tg_op = 'UPDATE' then lower(old.email) end)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.resume_text(given text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select replace(search_text(regexp_replace(regexp_replace(regexp_replace(given,
    '[^\s@]+@[^\s@]+', ' ', 'g'),
    '(https?://|www\.)\S+|\m[[:alnum:]-]+\.(com|in|org|net|me|io|dev)\M\S*', ' ', 'gi'),
    '\+?\d([\s().-]{0,2}\d){6,}', ' ', 'g')), '-', ' ')
$function$;

CREATE OR REPLACE FUNCTION public.resume_units_add()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update resume_balances set units = units + new.units where employer_id = new.employer_id;
  if not found then
    insert into resume_balances (employer_id, units) values (new.employer_id, new.units)
      on conflict (employer_id) do update set units = resume_balances.units + excluded.units;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.resume_units_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an entry of the ledger is never changed';
end $function$;

CREATE OR REPLACE FUNCTION public.role_key(role text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select array_to_string(role_stems(role), ' ')
$function$;

CREATE OR REPLACE FUNCTION public.role_stems(role text)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select tsvector_to_array(to_tsvector('portal', replace(search_text(left(role, 200)), '-', ' ')))
$function$;

CREATE OR REPLACE FUNCTION public.search_text(given text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(in_latin(given), '\mIT\M', 'itsector', 'g'), '\mwalk[- ]ins?\M', 'walkin', 'gi'), 'Center', 'Centre'), 'center', 'centre'),
      'C++', 'cplusplus'), 'c++', 'cplusplus'), 'C#', 'csharp'), 'c#', 'csharp'), '.NET', ' dotnet'), '.Net', ' dotnet'), '.net', ' dotnet'),
    '.', ' '), '/', ' '), '@', ' '), '_', ' ')
$function$;

CREATE OR REPLACE FUNCTION public.shift_letter(shift text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case shift when 'uk' then 'k' else left(shift, 1) end
$function$;

CREATE OR REPLACE FUNCTION public.shift_tokens(said text)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select array_remove(regexp_split_to_array(regexp_replace(
    regexp_replace(lower(plain_letters(said)), 'u\.([sk])\.?', 'u\1', 'g'), '[.;!?|\n]+', ' ~ ', 'g'), '[^[:alnum:]~]+' collate "pg_c_utf8"), '')
$function$;

CREATE OR REPLACE FUNCTION public.singulars(lexemes text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select regexp_replace(lexemes, '\m(?!(?:news|atlas|cosmos|bias|andes)\M)([a-z]*[aeiou][a-z]*[a-hj-rtv-z])s\M', '\1', 'g')
$function$;

CREATE OR REPLACE FUNCTION public.stated_shifts(said text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with words as materialized (select words, ' ' || array_to_string(words, ' ') || ' ' as line from shift_tokens(said) words),
  letters as materialized (
    select string_agg(case when word = '~' then '~' else coalesce(kind, '.') end, '' order by at) as letters
    from words, unnest(words) with ordinality each (word, at) left join shift_words using (word)
  )
  select concat(
    (select string_agg(stated[1], '') from letters, regexp_matches(
      regexp_replace(letters, '[!N][.f]?[dnmeruk][dnmerukf]{0,4}S|[dnmeruk][dnmerukf]{0,4}S[.f]?N', '~', 'g'),
      '([dnmeruk][dnmerukf]{0,4}S|S[dnmeruk][dnmerukf]{0,4})', 'g') stated),
    (select string_agg(kind, '') from shift_words, words where word like ' %' and strpos(line, word) > 0))
$function$;

CREATE OR REPLACE FUNCTION public.suggestion_names(kind text, key text, name text, OUT own text[], OUT alike text[])
 RETURNS record
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select place_words(name), case kind
    when 'role' then array(select word from (select to_tsvector('portal', replace(search_text(name), '-', ' ')) as stems offset 0) said,
      title_aliases, unnest(place_words(words)) word where stems @@ asked)
    when 'city' then array(select also from place_aliases where word = any (place_words(name))) || place_words(key)
    else '{}' end
$function$;

CREATE OR REPLACE FUNCTION public.suggestion_tier(word text, key text, own text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when word in (split_part(ltrim(own), ' ', 1), (place_words(key))[1]) then 0 when own || ' ' like '% ' || word || ' %' then 1 else 2 end
$function$;

CREATE OR REPLACE FUNCTION public.suggestions_add()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_suggestions('role', array(select distinct title from added where is_active));
  perform keep_suggestions('company', array(select distinct company from added where is_active));
  perform keep_suggestions('city', array(select distinct split_part(location, ',', 1) from added where is_active));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.suggestions_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform keep_suggestions('role', array[new.title]);
  perform keep_suggestions('company', array[new.company]);
  perform keep_suggestions('city', array[split_part(new.location, ',', 1)]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.title_ranks(title_words text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct '#r' || rank), '{#rplain}') from rank_words
  where word = any (title_words) and (unless is null or unless <> all (title_words))
$function$;

CREATE OR REPLACE FUNCTION public.walk_in_choice(given jsonb, VARIADIC lists text[])
 RETURNS text
 LANGUAGE sql
AS $function$
  select string_agg(distinct array_to_string(shift_tokens(word), ' '), '|')
  from unnest(lists) list, lateral (select given -> list as words) named,
    jsonb_array_elements_text(case jsonb_typeof(words) when 'array' then words else to_jsonb(string_to_array(words #>> '{}', ' ')) end) word
$function$;

CREATE OR REPLACE FUNCTION public.walk_in_line(said text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select concat(' ~ ', array_to_string(shift_tokens(replace(said, ',', ';')), ' '), ' ~ ')
$function$;

CREATE OR REPLACE FUNCTION public.wishes_set_keys()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.role_key := role_key(new.role);
  new.company_key := company_key(new.company);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.years_of_work(experience jsonb, until timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select extract(year from age(until, to_date(min(entry ->> 'startDate'), 'YYYY-MM')))::int
  from jsonb_array_elements(case when jsonb_typeof(experience) = 'array' then experience else '[]'::jsonb end) as entry
  where entry ->> 'startDate' ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$'
$function$;

CREATE TRIGGER admin_log_details_keep BEFORE UPDATE OR TRUNCATE ON public.admin_log_details FOR EACH STATEMENT EXECUTE FUNCTION admin_logs_keep();

CREATE TRIGGER admin_log_head_keep BEFORE DELETE OR TRUNCATE ON public.admin_log_head FOR EACH STATEMENT EXECUTE FUNCTION admin_logs_keep();

CREATE TRIGGER admin_log_seals_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.admin_log_seals FOR EACH STATEMENT EXECUTE FUNCTION admin_logs_keep();

CREATE TRIGGER admin_logs_append BEFORE INSERT ON public.admin_logs FOR EACH ROW EXECUTE FUNCTION admin_logs_append();

CREATE TRIGGER admin_logs_keep BEFORE DELETE OR UPDATE OR TRUNCATE ON public.admin_logs FOR EACH STATEMENT EXECUTE FUNCTION admin_logs_keep();

CREATE TRIGGER article_versions_raise AFTER INSERT OR DELETE OR UPDATE ON public.blog_posts FOR EACH STATEMENT EXECUTE FUNCTION article_versions_raise();

CREATE TRIGGER blog_posts_set_words BEFORE INSERT OR UPDATE OF title, seo_title, tags, excerpt, content ON public.blog_posts FOR EACH ROW EXECUTE FUNCTION blog_posts_set_words();

CREATE TRIGGER employers_first_owner AFTER INSERT ON public.employers FOR EACH ROW WHEN ((new.user_id IS NOT NULL)) EXECUTE FUNCTION employers_first_owner();

CREATE TRIGGER entitlement_entries_check AFTER INSERT ON public.entitlement_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entitlement_entries_check();

CREATE TRIGGER entitlement_entries_keep BEFORE UPDATE OF id, movement_id, is_holder, employer_id, entitlement, kind, units, effective_at, created_at ON public.entitlement_entries FOR EACH ROW EXECUTE FUNCTION entitlement_entries_keep();

CREATE TRIGGER invoices_keep BEFORE DELETE ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoices_keep();

CREATE TRIGGER invoices_keep_content BEFORE UPDATE OF content ON public.invoices FOR EACH ROW WHEN (((old.user_id IS NULL) OR (new.user_id IS NOT NULL) OR ((old.content - 'buyer'::text) <> (new.content - 'buyer'::text)))) EXECUTE FUNCTION invoices_keep();

CREATE TRIGGER invoices_keep_row BEFORE UPDATE OF id, number, series, financial_year, serial, kind, order_id, refund_id, original_id, issued_at, amount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise, rate ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoices_keep();

CREATE TRIGGER job_search_add AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION job_search_add();

CREATE TRIGGER job_search_note_deletes AFTER DELETE ON public.job_search REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION job_search_note_changes();

CREATE TRIGGER job_search_note_inserts AFTER INSERT ON public.job_search REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION job_search_note_changes();

CREATE TRIGGER job_search_note_truncate AFTER TRUNCATE ON public.job_search FOR EACH STATEMENT EXECUTE FUNCTION job_search_note_changes();

CREATE TRIGGER job_search_note_updates AFTER UPDATE ON public.job_search REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION job_search_note_changes();

CREATE TRIGGER job_search_sync AFTER DELETE OR UPDATE ON public.jobs FOR EACH ROW EXECUTE FUNCTION job_search_sync();

CREATE TRIGGER jobs_of_suspended BEFORE INSERT OR UPDATE OF is_active ON public.jobs FOR EACH ROW WHEN (new.is_active) EXECUTE FUNCTION jobs_of_suspended();

CREATE TRIGGER jobs_to_match_add AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION jobs_to_match_add();

CREATE TRIGGER jobs_to_match_again AFTER UPDATE ON public.jobs FOR EACH ROW WHEN ((new.is_active AND (((((((((new.title IS DISTINCT FROM old.title) OR (new.company IS DISTINCT FROM old.company)) OR (new.location IS DISTINCT FROM old.location)) OR (new.salary_min IS DISTINCT FROM old.salary_min)) OR (new.salary_max IS DISTINCT FROM old.salary_max)) OR (new.urgent_hiring IS DISTINCT FROM old.urgent_hiring)) OR (new.demographics IS DISTINCT FROM old.demographics)) OR (new.is_active IS DISTINCT FROM old.is_active)) OR (new.expires_at IS DISTINCT FROM old.expires_at)))) EXECUTE FUNCTION jobs_to_match_again();

CREATE TRIGGER pages_changed_boosts AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.job_boosts FOR EACH STATEMENT EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_companies AFTER INSERT OR DELETE OR TRUNCATE ON public.employers FOR EACH STATEMENT EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_company AFTER UPDATE ON public.employers FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_index AFTER INSERT OR TRUNCATE ON public.job_search FOR EACH STATEMENT EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_indexed AFTER DELETE OR UPDATE ON public.job_search FOR EACH ROW EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_job AFTER UPDATE ON public.jobs FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_jobs AFTER INSERT OR DELETE OR TRUNCATE ON public.jobs FOR EACH STATEMENT EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_ratings AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.company_ratings FOR EACH STATEMENT EXECUTE FUNCTION pages_changed();

CREATE TRIGGER pages_changed_user AFTER UPDATE OF suspended_at ON public.users FOR EACH ROW WHEN ((old.suspended_at IS DISTINCT FROM new.suspended_at)) EXECUTE FUNCTION pages_changed();

CREATE TRIGGER plan_versions_add AFTER INSERT OR UPDATE ON public.pricing_plans FOR EACH ROW EXECUTE FUNCTION plan_versions_add();

CREATE TRIGGER plan_versions_keep BEFORE DELETE OR UPDATE ON public.pricing_plan_versions FOR EACH ROW EXECUTE FUNCTION plan_versions_keep();

CREATE TRIGGER plan_versions_next BEFORE UPDATE ON public.pricing_plans FOR EACH ROW EXECUTE FUNCTION plan_versions_next();

CREATE TRIGGER received_applications_add AFTER INSERT ON public.applications REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION received_applications_add();

CREATE TRIGGER received_applications_invited AFTER INSERT OR UPDATE OF offered ON public.interview_invitations FOR EACH ROW EXECUTE FUNCTION received_applications_invited();

CREATE TRIGGER received_applications_messages AFTER INSERT OR UPDATE OF read_at ON public.application_messages FOR EACH ROW EXECUTE FUNCTION received_applications_messages();

CREATE TRIGGER received_applications_pay AFTER UPDATE OF show_salary_expectations ON public.user_settings FOR EACH ROW WHEN ((new.show_salary_expectations IS DISTINCT FROM old.show_salary_expectations)) EXECUTE FUNCTION received_applications_pay();

CREATE TRIGGER received_applications_pay_at_first AFTER INSERT ON public.user_settings FOR EACH ROW WHEN (new.show_salary_expectations) EXECUTE FUNCTION received_applications_pay();

CREATE TRIGGER received_applications_pending AFTER INSERT OR DELETE ON public.pending_moves FOR EACH ROW EXECUTE FUNCTION received_applications_pending();

CREATE TRIGGER received_applications_score AFTER INSERT OR DELETE OR UPDATE ON public.scorecards FOR EACH ROW EXECUTE FUNCTION received_applications_score();

CREATE TRIGGER received_applications_status AFTER UPDATE OF status ON public.applications FOR EACH ROW WHEN ((new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION received_applications_status();

CREATE TRIGGER received_applications_touch AFTER INSERT ON public.application_status_changes FOR EACH ROW WHEN ((new.changed_by = 'employer'::text)) EXECUTE FUNCTION received_applications_touch();

CREATE TRIGGER resume_search_cv AFTER INSERT OR DELETE OR UPDATE ON public.cvs FOR EACH ROW EXECUTE FUNCTION resume_search_owner();

CREATE TRIGGER resume_search_employer AFTER INSERT OR DELETE OR UPDATE OF user_id ON public.employers FOR EACH ROW EXECUTE FUNCTION resume_search_owner();

CREATE TRIGGER resume_search_member AFTER INSERT OR DELETE OR UPDATE ON public.employer_members FOR EACH ROW EXECUTE FUNCTION resume_search_owner();

CREATE TRIGGER resume_search_new_people AFTER INSERT ON public.users REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION resume_search_new_people();

CREATE TRIGGER resume_search_person AFTER UPDATE ON public.users FOR EACH ROW WHEN ((((((((((((((new.email IS DISTINCT FROM old.email) OR (new.email_verified IS DISTINCT FROM old.email_verified)) OR (new.suspended_at IS DISTINCT FROM old.suspended_at)) OR (new.location IS DISTINCT FROM old.location)) OR (new.about IS DISTINCT FROM old.about)) OR (new.skills IS DISTINCT FROM old.skills)) OR (new.experience IS DISTINCT FROM old.experience)) OR (new.work_experience IS DISTINCT FROM old.work_experience)) OR (new.education IS DISTINCT FROM old.education)) OR (new.demographic IS DISTINCT FROM old.demographic)) OR (new.availability_days IS DISTINCT FROM old.availability_days)) OR (new.expected_salary IS DISTINCT FROM old.expected_salary)) OR (new.willing_to_move IS DISTINCT FROM old.willing_to_move))) EXECUTE FUNCTION resume_search_person();

CREATE TRIGGER resume_search_seen AFTER INSERT OR UPDATE OF seen_at ON public.sessions FOR EACH ROW EXECUTE FUNCTION resume_search_seen();

CREATE TRIGGER resume_search_settings AFTER INSERT OR DELETE OR UPDATE ON public.user_settings FOR EACH ROW EXECUTE FUNCTION resume_search_owner();

CREATE TRIGGER resume_search_staff AFTER INSERT OR UPDATE OF email, is_active ON public.admin_users FOR EACH ROW EXECUTE FUNCTION resume_search_staff();

CREATE TRIGGER resume_units_add AFTER INSERT ON public.resume_units FOR EACH ROW EXECUTE FUNCTION resume_units_add();

CREATE TRIGGER resume_units_keep BEFORE UPDATE OF id, employer_id, units, kind, reference, created_at ON public.resume_units FOR EACH ROW EXECUTE FUNCTION resume_units_keep();

CREATE TRIGGER suggestions_add AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION suggestions_add();

CREATE TRIGGER suggestions_change AFTER UPDATE OF title, company, location, is_active ON public.jobs FOR EACH ROW WHEN (new.is_active) EXECUTE FUNCTION suggestions_change();

CREATE TRIGGER wishes_set_keys BEFORE INSERT OR UPDATE OF role, company ON public.wishes FOR EACH ROW EXECUTE FUNCTION wishes_set_keys();
