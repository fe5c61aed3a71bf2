-- When staff have decided about a report, and with which two others it began to count in the insights.
alter table recruiter_feedback
  add column decided_at timestamptz,
  add column insight_batch uuid;
create index recruiter_feedback_batch_idx on recruiter_feedback (insight_batch) where insight_batch is not null;
create index recruiter_feedback_created_idx on recruiter_feedback (created_at);
