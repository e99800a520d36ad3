import { sql } from "drizzle-orm"
import { type AnyPgColumn, check, customType, integer, pgPolicy, pgRole, text, timestamp } from "drizzle-orm/pg-core"

/** The role every signed-in call works under; the tables' owner is for migrations, sign-in and seeding only. */
export const memberRole = pgRole("cornerledger_member").existing()

/** The scope's workspace; as a sub-select it is looked up once a statement and not once a row. */
const current = sql`(select current_setting('app.workspace_id')::int)`

/** The second wall (design section 5): under `memberRole` a statement sees the rows of the scope's workspace only. */
export const tenantPolicy = () =>
  pgPolicy("same_workspace", {
    to: memberRole,
    using: sql`workspace_id = ${current}`,
    withCheck: sql`workspace_id = ${current}`,
  })

/** First half of every tenant key. */
export const workspaceId = () => integer("workspace_id").notNull()

/** An instant; leaves the store as an ISO 8601 string through `instant()` in paging or the noun's mapper. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" })

/** Next id of a kind in a workspace: last plus 1, taken inside the statement that uses it (see next_id() in the migrations). */
export const nextId = (workspace: number, kind: string) => sql<number>`next_id(${workspace}, ${kind})`

/**
 * A value of a closed list, held to it by `oneOf`. Not PostgreSQL's enum: comparing one is not leakproof, so under a row
 * policy no index would be used for it.
 */
export const choice = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  text(name, { enum: values as unknown as [T[number], ...T[number][]] })

export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`)
