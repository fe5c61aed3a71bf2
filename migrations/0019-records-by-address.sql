-- What somebody has left without an account is found by the address: at an export, and at a deletion.
create index cvs_free_email_idx on cvs (lower(email)) where user_id is null;
create index contact_messages_email_idx on contact_messages (lower(email));
create index interview_sessions_candidate_email_idx on interview_sessions (lower(candidate_email));
create index recruiter_feedback_recruiter_email_idx on recruiter_feedback (lower(recruiter_email));
