-- One row: the key is the same for all servers of a site.
create table delivery.preview_key (
  id boolean primary key default true check (id),
  secret text not null
);
