import { getTableColumns, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Db } from "@/lib/core/db/types"

/** A user of the workspace that is being seeded. */
export interface Person {
  id: number
  fullName: string
  email: string
  company: string
}

/** The users and the current time, for the sample data of every noun. */
export interface SeedContext {
  now: Date
  /** The workspace's administrator, who owns most of the sample data. */
  owner: Person
  /** A customer: the second demo account, or a sample user in workspaces without one. */
  customer: Person
  /** Ids of the users who can sign in from the start. */
  founderIds: number[]
  /** @throws Error for an unknown address */
  personAt(email: string): Person
  /** Returns the owner's id for unknown addresses, such as those of demo accounts in a registered workspace. */
  idOf(email: string): number
  has(email: string): boolean
}

/** The customer in workspaces without the second demo account. */
const standIn = "inigo@salazar.example"

export function seedContext(people: Person[], founderIds: number[], now: Date): SeedContext {
  const byEmail = new Map(people.map((person) => [person.email.toLowerCase(), person]))
  const personAt = (email: string): Person => {
    const person = byEmail.get(email)
    if (!person) throw new Error(`no sample person has the address ${email}`)
    return person
  }
  const [owner, second] = founderIds.map((id) => people.find((person) => person.id === id))
  const idOf = (email: string) => (byEmail.get(email) ?? (owner as Person)).id
  return {
    now,
    owner: owner as Person,
    customer: second ?? personAt(standIn),
    founderIds,
    personAt,
    idOf,
    has: (email) => byEmail.has(email),
  }
}

export const hoursBefore = (time: Date, hours: number) => new Date(time.getTime() - hours * 3_600_000)
/** Returns a later time if the number of days is negative. */
export const daysBefore = (time: Date, days: number) => hoursBefore(time, days * 24)
/** Returns the UTC date as YYYY-MM-DD. */
export const dateOf = (time: Date) => time.toISOString().slice(0, 10)

/** For fixtures: a time some hours before they are seeded. */
export const hoursAgo = (hours: number) => (now: Date) => hoursBefore(now, hours)
/** For fixtures: a time of day (HH:MM in UTC) some days before they are seeded. */
export const daysAgo = (days: number, time: string) => (now: Date) =>
  new Date(`${dateOf(daysBefore(now, days))}T${time}:00.000Z`)

/** Groups rows by their defined columns, because the others have to get their column's default. */
function groupByColumns<T extends PgTable>(table: T, rows: T["$inferInsert"][]): Map<string, T["$inferInsert"][]> {
  const all = Object.keys(getTableColumns(table))
  const groups = new Map<string, T["$inferInsert"][]>()
  for (const row of rows) {
    const defined = all.filter((key) => row[key as keyof typeof row] !== undefined).join()
    const group = groups.get(defined)
    if (group) group.push(row)
    else groups.set(defined, [row])
  }
  return groups
}

/**
 * Inserts many rows as one JSON parameter. For a few hundred rows, an insert with one parameter per value takes several times
 * as long.
 */
export async function insertMany<T extends PgTable>(db: Db, table: T, rows: T["$inferInsert"][]): Promise<void> {
  const columns = getTableColumns(table)
  for (const [defined, group] of groupByColumns(table, rows)) {
    const keys = defined.split(",")
    const names = sql.join(
      keys.map((key) => sql.identifier(columns[key]?.name ?? key)),
      sql`, `,
    )
    const records = group.map((row) =>
      Object.fromEntries(keys.map((key) => [columns[key]?.name ?? key, row[key as keyof typeof row]])),
    )
    await db.execute(sql`insert into ${table} (${names})
      select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`)
  }
}
