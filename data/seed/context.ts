import { getTableColumns, sql } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import type { Db } from "@/lib/core/db/types"

/** A person of a workspace that is being filled. */
export interface Person {
  id: number
  fullName: string
  email: string
  company: string
}

/** What the sample data of a noun is made around: who is there, and when "today" is. */
export interface SeedContext {
  now: Date
  /** The workspace's administrator, to whom most of the sample data belongs. */
  owner: Person
  /** A customer: the second demo account, or someone in their place where a workspace has none. */
  customer: Person
  /** Ids of those who can sign in from the first day. */
  founderIds: number[]
  /** @throws Error for an address that nobody has */
  personAt(email: string): Person
  /** The id of an address, or the owner's if it is unknown, such as a demo account's in a registered workspace. */
  idOf(email: string): number
  has(email: string): boolean
}

/** Plays the customer in a workspace without the second demo account. */
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

/** A moment some hours before another. */
export const hoursBefore = (moment: Date, hours: number) => new Date(moment.getTime() - hours * 3_600_000)
/** A moment so many days before another; a negative number of days lies ahead. */
export const daysBefore = (moment: Date, days: number) => hoursBefore(moment, days * 24)
/** A date as the store takes it. */
export const dateOf = (moment: Date) => moment.toISOString().slice(0, 10)

// For fixtures, which are written before it is known when they are seeded.

/** Some hours before the seeding. */
export const hoursAgo = (hours: number) => (now: Date) => hoursBefore(now, hours)
/** A time of day (UTC, HH:MM) some days before the seeding. */
export const daysAgo = (days: number, time: string) => (now: Date) =>
  new Date(`${dateOf(daysBefore(now, days))}T${time}:00.000Z`)

/** The rows that give the same columns, by their names: what a row leaves out gets the column's default. */
function alike<T extends PgTable>(table: T, rows: T["$inferInsert"][]): Map<string, T["$inferInsert"][]> {
  const all = Object.keys(getTableColumns(table))
  const groups = new Map<string, T["$inferInsert"][]>()
  for (const row of rows) {
    const given = all.filter((key) => row[key as keyof typeof row] !== undefined).join()
    const group = groups.get(given)
    if (group) group.push(row)
    else groups.set(given, [row])
  }
  return groups
}

/**
 * Inserts many rows as one JSON parameter: a bulk insert of a few hundred rows with a parameter for each value takes
 * several times as long.
 */
export async function insertMany<T extends PgTable>(db: Db, table: T, rows: T["$inferInsert"][]): Promise<void> {
  const columns = getTableColumns(table)
  for (const [given, group] of alike(table, rows)) {
    const keys = given.split(",")
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
