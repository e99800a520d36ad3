import { sql } from "drizzle-orm"
import { type AnyPgColumn, check, customType, integer, pgPolicy, pgRole, text, timestamp } from "drizzle-orm/pg-core"

/** The role of signed-in requests. The tables' owner is for migrations, sign-in and seeding only. */
export const memberRole = pgRole("cornerledger_member").existing()

/** The scope's workspace. A subselect is evaluated once per statement instead of once per row. */
const current = sql`(select current_setting('app.workspace_id')::int)`

/** Limits statements under `memberRole` to the rows of the scope's workspace, in case a query forgets its own condition. */
export const tenantPolicy = () =>
  pgPolicy("same_workspace", {
    to: memberRole,
    using: sql`workspace_id = ${current}`,
    withCheck: sql`workspace_id = ${current}`,
  })

/** The first column of every tenant key. */
export const workspaceId = () => integer("workspace_id").notNull()

/** A point in time, as a Date. Each noun's mapper turns it into an ISO 8601 string. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" })

/** The next id of a kind in a workspace: the last plus 1, taken inside the inserting statement (see data/migrations). */
export const nextId = (workspace: number, kind: string) => sql<number>`next_id(${workspace}, ${kind})`

/**
 * A column for an enumeration; `oneOf` adds the check. Not a PostgreSQL enum: its comparison is not leakproof, so under a
 * row policy no index would be used.
 */
export const choice = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  text(name, { enum: values as unknown as [T[number], ...T[number][]] })

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`)
