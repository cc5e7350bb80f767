import type { TransactionSql } from "postgres";

/** Drops each kind of object in a loop of its own, so that the next loop reads only objects that still exist. */
const REMOVE = `
do $$
declare
  ours constant oid[] := array(select oid from pg_namespace where nspname in ('public', 'pgboss', 'drizzle'));
  statement text;
begin
  for statement in
    select format('drop %s if exists %I.%I cascade', case relkind when 'v' then 'view' else 'materialized view' end, nspname, relname)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relnamespace = any (ours) and relkind in ('v', 'm') and relowner = current_user::regrole
    union all
    select format('drop rule %I on %s', rulename, ev_class::regclass)
      from pg_rewrite join pg_class c on c.oid = ev_class where relnamespace = any (ours) and relkind in ('r', 'p')
  loop execute statement; end loop;

  for statement in
    select format('drop policy %I on %s', polname, polrelid::regclass)
      from pg_policy join pg_class c on c.oid = polrelid where relnamespace = any (ours)
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass)
      from pg_trigger join pg_class c on c.oid = tgrelid where relnamespace = any (ours) and not tgisinternal
    union all
    select format('alter table %s no force row level security', oid::regclass)
      from pg_class where relnamespace = any (ours) and relforcerowsecurity
  loop execute statement; end loop;

  for statement in
    select format('drop operator %s', o.oid::regoperator) from pg_operator o
    where oprnamespace = any (ours) and oprowner = current_user::regrole and not exists (
      select from pg_depend d where d.classid = 'pg_operator'::regclass and d.objid = o.oid and d.deptype = 'e'
        or d.refclassid = 'pg_operator'::regclass and d.refobjid = o.oid)
  loop execute statement; end loop;

  for statement in
    select format('drop routine %s', p.oid::regprocedure) from pg_proc p
    where pronamespace = 'public'::regnamespace and proowner = current_user::regrole and not exists (
      select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
        or d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid)
  loop execute statement; end loop;

  for statement in
    select format('revoke all on %s %s from %s', kind, name,
      case grantee when 0 then 'public' else grantee::regrole::text end)
    from (
      select case relkind when 'S' then 'sequence' else 'table' end as kind, c.oid::regclass::text as name, relowner as owner, grantee
        from pg_class c, aclexplode(relacl) where relnamespace = any (ours)
      union
      select 'table', c.oid::regclass::text, relowner, grantee
        from pg_class c join pg_attribute on attrelid = c.oid, aclexplode(attacl) where relnamespace = any (ours)
      union
      select 'routine', p.oid::regprocedure::text, proowner, grantee
        from pg_proc p, aclexplode(proacl) where pronamespace = any (ours) and proowner = current_user::regrole
      union
      select 'schema', quote_ident(nspname), nspowner, grantee
        from pg_namespace n, aclexplode(nspacl) where n.oid = any (ours)
    ) as granted where grantee <> owner
    union all
    select format('revoke create, temporary on database %I from %s', datname, grantee::regrole)
      from pg_database, aclexplode(datacl)
      where datname = current_database() and grantee not in (0, datdba) and privilege_type <> 'CONNECT'
    union all
    select format('alter default privileges %s revoke all on %s from %s',
        case when defaclnamespace <> 0 then format('in schema %s', defaclnamespace::regnamespace) end,
        case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end,
        case grantee when 0 then 'public' else grantee::regrole::text end)
      from pg_default_acl, aclexplode(defaclacl)
      where defaclrole = current_user::regrole and defaclobjtype in ('r', 'S', 'f', 'T') and grantee <> defaclrole
  loop execute statement; end loop;
end $$`;

/** Until the policies are made again, the owner is exempt from row-level security, so migrations reach every row. */
export async function removeCode(tx: TransactionSql): Promise<void> {
  await tx.unsafe(REMOVE);
}
