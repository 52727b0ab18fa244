-- What a job shares its turn with: an unreachable payment provider delays its own lane alone. Servers
-- from before this column leave it empty, which is a lane too.
alter table site.job add column lane text not null default '';
update site.job set lane = kind;

create index job_lane_due on site.job (lane, due_at);
drop index site.job_due;
