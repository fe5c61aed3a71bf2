-- Who sends an email holds it until then. No connection and no lock is held while the mail server is asked (docs/decisions/0102-email.md).
alter table letters add column sending_until timestamptz;
