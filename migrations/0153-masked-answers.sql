-- A free answer as a blind review shows it: what is searched until the applicant is shortlisted. Null in answers that are chosen, and in older ones.
alter table application_answers add column masked_answer text;
