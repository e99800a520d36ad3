import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { expectedRights, type Privilege, type TableRights } from "./rights"
import { migrationsFolder } from "./snapshot"
import type { Db } from "./types"

/** The migration that creates the role and its membership; it may run any number of times. */
const roleMigration = "0000_roles.sql"

/** Creates the role of signed-in calls where the server lacks it, and makes the owner a member. */
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

/** A right as `grant` takes it: columns are named in quotes, since one may be a word of SQL. */
const granted = (right: Privilege) =>
  right.replace(
    /\((.+)\)/,
    (_, columns: string) =>
      `(${columns
        .split(", ")
        .map((name) => `"${name}"`)
        .join(", ")})`,
  )

/** The statements that bring a table's policies and rights to what this build expects. */
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
 * Brings the rights of the role of signed-in calls, and the policies that keep workspaces apart, to what this build
 * expects, in one statement. New tables get theirs this way too: a table without a policy is out of the role's reach.
 * Policies that somebody else made go: one permissive policy too many opens what the others close.
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
