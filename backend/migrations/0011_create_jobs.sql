create table site.job (
  id uuid primary key,
  kind text not null,
  subject_id uuid not null,
  -- Moves on when a process takes the job: if that dies, another may take it then.
  due_at timestamptz not null,
  attempts integer not null check (attempts >= 0),
  unique (kind, subject_id)
);

create index job_due on site.job (due_at);

-- What a letter is about, where that is more than its recipient: an order, a subscription.
alter table site.mail_order add column subject_id uuid;
