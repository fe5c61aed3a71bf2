-- contract: the release before writes only the present names of 0283, and nothing reads the earlier ones
-- A process that migration 0283 has overtaken may still have stored some of the earlier names, so they are renamed once more.
alter table interview_calls
  drop constraint interview_calls_end_reason,
  add constraint interview_calls_end_reason check (end_reason in (
    'replaced', 'hung_up', 'interview_ended', 'time_limit', 'silence_timeout', 'tampering', 'token_limit', 'failed', 'disconnected', 'shutdown',
    'heartbeat_timeout'
  )) not valid;

update interview_calls set end_reason = renamed.present
from (values
  ('left', 'hung_up'),
  ('over', 'interview_ended'),
  ('silent', 'silence_timeout'),
  ('tampered', 'tampering'),
  ('costly', 'token_limit'),
  ('closed', 'disconnected'),
  ('lost', 'heartbeat_timeout')
) renamed (earlier, present)
where interview_calls.end_reason = renamed.earlier;
