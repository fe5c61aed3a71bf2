-- Why calls end is stored in the words of the field. The release before may still write the earlier words, so the check admits both. A later
-- migration changes what that release has written meanwhile, and takes the earlier words out of the check.
alter table interview_calls
  drop constraint interview_calls_end_reason,
  add constraint interview_calls_end_reason check (end_reason in (
    'replaced', 'hung_up', 'interview_ended', 'time_limit', 'silence_timeout', 'tampering', 'token_limit', 'failed', 'disconnected', 'shutdown',
    'heartbeat_timeout',
    'left', 'over', 'silent', 'tampered', 'costly', 'closed', 'lost'
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
