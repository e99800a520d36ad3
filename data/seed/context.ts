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
  /** The id behind an address; the owner's for one that nobody has, such as a demo account's in a workspace of one's own. */
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

/**
 * Inserts many rows as one JSON parameter: a bulk insert of a few hundred rows with a parameter for each value takes
 * several times as long. Every row needs the same keys.
 */
export async function insertMany<T extends PgTable>(db: Db, table: T, rows: T["$inferInsert"][]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first)
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const records = rows.map((row) =>
    Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof typeof row]])),
  )
  await db.execute(sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)`)
}
