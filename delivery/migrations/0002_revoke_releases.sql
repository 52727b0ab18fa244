alter table delivery.release
  add column revoked_at timestamptz,
  add column revocation_reason text,
  add check ((revoked_at is null) = (revocation_reason is null)),
  add check (revoked_at is null or released_at is not null);

alter table delivery.audit_entry
  drop constraint audit_entry_action_check,
  add constraint audit_entry_action_check
    check (action in ('publish', 'activate', 'rollback', 'revoke'));
