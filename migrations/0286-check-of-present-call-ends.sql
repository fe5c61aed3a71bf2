-- Reads all calls while others may write them.
alter table interview_calls validate constraint interview_calls_end_reason;
