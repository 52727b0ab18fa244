-- Of letters with the same key one waits at a time: each would make the code of the one before worthless.
alter table site.mail_order add column waiting_key text;
create unique index mail_order_waiting on site.mail_order (waiting_key) where attempts = 0;
