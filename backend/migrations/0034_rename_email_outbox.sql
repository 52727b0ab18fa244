alter table site.mail_order rename to email_outbox;
alter table site.email_outbox rename constraint mail_order_pkey to email_outbox_pkey;
alter table site.email_outbox rename constraint mail_order_attempts_check to email_outbox_attempts_check;
alter index site.mail_order_due rename to email_outbox_due;
alter index site.mail_order_waiting rename to email_outbox_waiting;

-- During a roll-out the version before this one uses the old name, through an updatable view.
create view site.mail_order as select * from site.email_outbox;
