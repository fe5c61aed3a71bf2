-- What is erased because its time is over is found by its age.
create index users_unproven_idx on users (created_at) where not email_verified;
create index cvs_unproven_idx on cvs (updated_at) where user_id is null and not email_verified;
create index access_log_viewed_idx on access_log (viewed_at);
create index contact_messages_created_idx on contact_messages (created_at);
create index letters_sent_idx on letters (sent_at);
