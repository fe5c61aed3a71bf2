-- Whether we may write about the product is told by the consents, with the words and the time. The switch had other words beside
-- it, so that a yes to it is no yes to these.
alter table user_settings drop column marketing_emails;
