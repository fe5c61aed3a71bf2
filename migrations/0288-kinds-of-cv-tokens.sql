-- An `opening` becomes a `magic_link`, and a `key` a `session`, in three releases (decision 244). This one reads both.
alter table cv_tokens
  drop constraint cv_tokens_kind,
  add constraint cv_tokens_kind check (kind in ('magic_link', 'session', 'opening', 'key')) not valid;
