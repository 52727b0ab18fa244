alter table delivery.audit_entry
  drop constraint audit_entry_action_check,
  add constraint audit_entry_action_check
    check (action in ('publish', 'preview', 'activate', 'rollback', 'revoke'));
