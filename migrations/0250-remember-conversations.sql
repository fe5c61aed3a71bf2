-- A person may turn off that conversations with the assistant are stored.
alter table user_settings add column remember_conversations boolean not null default true;
