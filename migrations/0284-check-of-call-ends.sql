-- Reads all calls without keeping anybody from writing one.
alter table interview_calls validate constraint interview_calls_end_reason;
