-- Null for the tokens of development machines and for what was made before tokens had a person.
alter table delivery.deploy_token add column person text;
alter table delivery.audit_entry add column person text;
