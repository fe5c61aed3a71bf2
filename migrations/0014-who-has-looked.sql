-- A view is of a person, whose log it then is whatever becomes of the CV, or of a CV that no account holds. Somebody has looked.
alter table access_log alter column viewer_id set not null;
alter table access_log add constraint access_log_subject check (num_nonnulls(user_id, cv_id) = 1);
drop index access_log_cv_idx;
create index access_log_cv_idx on access_log (cv_id, viewed_at desc);
