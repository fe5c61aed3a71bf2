-- A CV that was sent is set in type as it was then, also when its template has got a newer version since.
alter table applications add column cv_template_version integer not null default 1;
alter table applications add constraint applications_cv_template_version check (cv_template_version >= 1);

alter table application_messages add constraint application_messages_body check (length(body) between 1 and 4000);
-- What one side has not read yet is counted in every list.
create index application_messages_unread_idx on application_messages (application_id, sender) where read_at is null;
