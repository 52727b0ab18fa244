create index generation_remotes on delivery.generation using gin (remotes jsonb_path_ops);
