import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { expectedRights, type Privilege, type TableRights } from "./rights"
import { migrationsFolder } from "./snapshot"
import type { Db } from "./types"

/** The migration that creates the role and its membership. It is idempotent. */
const roleMigration = "0000_roles.sql"

/** Creates the role of signed-in requests if the server lacks it, and makes the owner a member. */
export async function createRole(db: Db): Promise<void> {
  const statements = readFileSync(join(migrationsFolder(), roleMigration), "utf8").split("--> statement-breakpoint")
  for (const statement of statements.filter((text) => /^\s*(--.*\n\s*)*DO /.test(text))) {
    await db.execute(sql.raw(statement))
  }
  await db.execute(
    sql.raw(`do $$ begin
      if exists (select from pg_roles where rolname = 'cornerledger_member' and (rolsuper or rolbypassrls)) then
        alter role cornerledger_member nosuperuser nobypassrls;
      end if;
    end $$`),
  )
}

/** A privilege in the syntax of `grant`, with quoted columns, since one may be an SQL keyword. */
const granted = (right: Privilege) =>
  right.replace(
    /\((.+)\)/,
    (_, columns: string) =>
      `(${columns
        .split(", ")
        .map((name) => `"${name}"`)
        .join(", ")})`,
  )

/** The statements that set a table's policies and privileges to those this build expects. */
function statementsFor({ table, policies, member }: TableRights): string[] {
  const on = `on public."${table}"`
  const create = policies.map((policy) => {
    const check = policy.withCheck ? ` with check (${policy.withCheck})` : ""
    const using = policy.using ? ` using (${policy.using})` : ""
    const to = policy.to.map((role) => `"${role}"`).join(", ")
    return `create policy "${policy.name}" ${on} as ${policy.as} for ${policy.for} to ${to}${using}${check}`
  })
  return [
    `revoke all ${on} from cornerledger_member, public`,
    ...(member.length > 0 ? [`grant ${member.map(granted).join(", ")} ${on} to cornerledger_member`] : []),
    ...(policies.length > 0 ? [`alter table public."${table}" enable row level security`, ...create] : []),
  ]
}

/**
 * Sets the privileges of the member role, and the policies that separate workspaces, to those this build expects, in one
 * statement. New tables get theirs this way too: the role has no access to a table without a policy. Drops all other
 * policies, because policies are permissive: a single extra one can grant access to every row.
 */
export async function grantRights(db: Db): Promise<void> {
  const expected = expectedRights()
  const tables = expected.map(({ table }) => `'${table}'`).join(", ")
  await db.execute(
    sql.raw(`do $rights$
      declare made record;
      begin
        for made in select policyname as name, tablename from pg_policies
          where schemaname = 'public' and tablename in (${tables}) loop
          execute format('drop policy %I on public.%I', made.name, made.tablename);
        end loop;
        ${expected.flatMap(statementsFor).join(";\n")};
      end $rights$`),
  )
}
