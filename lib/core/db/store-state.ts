import { sql } from "drizzle-orm"
import { expectedRights, type TableRights } from "./rights"
import { rowsOf } from "./rows"
import type { Db } from "./types"

interface Found {
  table: string
  guarded: boolean
  policies: string[]
  member: string[]
}

interface Role {
  superuser: boolean
  bypass: boolean
  /** Whether the tables' owner may SET ROLE to it. */
  usable: boolean
}

export interface StoreState {
  applied: number
  role: Role | null
  tables: Found[]
}

/**
 * Reads everything that separates workspaces from the catalogue, in one statement. A policy is described by its name, its
 * command and anything unusual about it. Privileges granted to PUBLIC count too.
 */
const reading = sql.raw(`
  with member as (select oid, rolsuper, rolbypassrls from pg_roles where rolname = 'cornerledger_member')
  select (select count(*)::int from applied_migrations) as applied,
    (select json_build_object('superuser', m.rolsuper, 'bypass', m.rolbypassrls, 'usable',
      case when current_setting('server_version_num')::int >= 160000 then pg_has_role(current_user, m.oid, 'SET')
        else pg_has_role(current_user, m.oid, 'MEMBER') end) from member m) as role,
    (select json_agg(json_build_object('table', c.relname, 'guarded', c.relrowsecurity,
      'policies', (select coalesce(json_agg(p.polname || case p.polcmd when '*' then ' all' when 'r' then ' select'
            when 'a' then ' insert' when 'w' then ' update' else ' delete' end
          || case when p.polpermissive then '' else ' restrictive' end
          || case when p.polroles = array[(select oid from member)] then '' else ' for other roles' end
          || case when coalesce(strpos(pg_get_expr(p.polqual, c.oid), 'app.workspace_id'), 1) > 0
              and coalesce(strpos(pg_get_expr(p.polwithcheck, c.oid), 'app.workspace_id'), 1) > 0
            then '' else ' with another condition' end order by p.polname), '[]')
        from pg_policy p where p.polrelid = c.oid),
      'member', (select coalesce(json_agg(case when n > 1 or has_table_privilege((select oid from member), c.oid, k) then k
            else (select 'select (' || string_agg(a.attname, ', ' order by a.attnum) || ')' from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                and has_column_privilege((select oid from member), c.oid, a.attnum, 'select')) end order by n), '[]')
        from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) with ordinality as u (k, n)
        where has_table_privilege((select oid from member), c.oid, k)
          or n in (1, 2, 3, 6) and has_any_column_privilege((select oid from member), c.oid, k))))
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')) as tables`)

export async function storeState(db: Db): Promise<StoreState> {
  const [row] = rowsOf<StoreState>(await db.execute(reading))
  if (!row) throw new Error("the system catalogue returned no rows")
  return { ...row, tables: row.tables ?? [] }
}

const list = (words: readonly string[]) => words.join(", ") || "none"

function roleProblems(role: Role | null): string[] {
  if (!role) return ["The role cornerledger_member does not exist on this server."]
  return [
    ...(role.superuser ? ["The role cornerledger_member is a superuser."] : []),
    ...(role.bypass ? ["The role cornerledger_member may bypass row-level security."] : []),
    ...(role.usable ? [] : ["The owner of the tables is not a member of the role cornerledger_member."]),
  ]
}

function tableProblems({ table, policies, member }: TableRights, found: Found | undefined, isAhead: boolean): string[] {
  if (!found) return [`The table ${table} does not exist.`]
  const open = policies.length > 0 && !found.guarded ? [`Row-level security is off on ${table}.`] : []
  // A newer version has migrated the store, and only that version knows which policies it expects.
  if (isAhead) return open
  const wanted = policies.map((policy) => `${policy.name} ${policy.for.toLowerCase()}`).sort()
  return [
    ...open,
    ...(wanted.join() === found.policies.sort().join()
      ? []
      : [`The policies of ${table} are: ${list(found.policies)}. Expected: ${list(wanted)}.`]),
    ...(member.join() === found.member.join()
      ? []
      : [`The privileges of cornerledger_member on ${table} are: ${list(found.member)}. Expected: ${list(member)}.`]),
  ]
}

/**
 * The problems with the separation of workspaces, one sentence each.
 * @param migrationCount the number of migrations in this build
 */
export function problemsOf({ applied, role, tables }: StoreState, migrationCount: number): string[] {
  const byName = new Map(tables.map((found) => [found.table, found]))
  const isAhead = applied > migrationCount
  const ofTables = expectedRights().flatMap((expected) =>
    tableProblems(expected, byName.get(expected.table), isAhead && byName.has(expected.table)),
  )
  // Without the role every table lacks its policies, so don't list them all.
  return role ? [...roleProblems(role), ...ofTables] : roleProblems(role)
}

/** The problems as one message for the operator, with the command that repairs them. */
export function formatProblems(problems: string[]): string {
  const shown = problems.slice(0, 5)
  const more = problems.length > shown.length ? [`And ${problems.length - shown.length} more.`] : []
  return [
    "The database does not separate workspaces as it should. This happens after a restore to another server.",
    ...[...shown, ...more].map((line) => `  ${line}`),
    "Run `npm run repair` with the same settings: it recreates the role, its privileges and the policies, and changes no data.",
  ].join("\n")
}
