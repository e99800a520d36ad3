import { setLastId } from "@/lib/core/db/ids"
import type { Db } from "@/lib/core/db/types"
import { type EventDetails, events } from "@/lib/features/calendar/table"
import type { Calendar } from "@/lib/features/calendar/values"
import type { SeedContext } from "./context"

interface SeedEvent extends EventDetails {
  title: string
  calendar: Calendar
  /** Days from today. */
  day: number
  /** The hour at which it starts and its duration; missing for all-day events. */
  at?: number
  hours?: number
  /** Duration of an all-day event. */
  days?: number
  url?: string
  /** The recurrence rule, in Helsinki's time zone. */
  recurrence?: string
}

const sampleEvents: SeedEvent[] = [
  {
    title: "Stock take, Punavuori shop",
    calendar: "Business",
    day: -11,
    at: 18,
    hours: 3,
    location: "Punavuori shop",
    description: "Scanners charged, shelves labelled A to K. Pizza afterwards.",
    guests: ["Ingrid Lindqvist", "Elif Aydın", "Jonas Weidner"],
  },
  {
    title: "Ingrid's birthday",
    calendar: "Family",
    day: -8,
    days: 1,
    description: "Cake at the office, dinner at seven.",
  },
  {
    title: "Dentist",
    calendar: "Personal",
    day: -3,
    at: 7.5,
    hours: 1,
    location: "Fredrikinkatu 44",
  },
  {
    title: "Team breakfast",
    calendar: "Business",
    day: -1,
    at: 7,
    hours: 1,
    location: "Back room, Punavuori shop",
    description: "What sold last week, what ran out, who needs a day off.",
    recurrence: "FREQ=WEEKLY",
    guests: ["Maja Lindqvist", "Oskar Bergström", "Chloé Marchand"],
  },
  {
    title: "Amsel Papier: spring collection",
    calendar: "Business",
    day: 0,
    at: 9,
    hours: 1.5,
    location: "Video call",
    description: "Prices for quantities over 5,000 sheets, and whether the laid paper comes in A3.",
    guests: ["Friedrich Amsel", "Greta Hollmann", "Maja Lindqvist"],
    url: "https://amsel-papier.example/collection",
  },
  {
    title: "Fetch the parcels from the depot",
    calendar: "ETC",
    day: 0,
    at: 14,
    hours: 0.5,
    description: "Two cartons from Kowalczyk Druk; bring the order number.",
  },
  {
    title: "Job interviews, sales assistant",
    calendar: "Business",
    day: 1,
    at: 12,
    hours: 3,
    location: "Office",
    description: "Four candidates, forty minutes each. Let them wrap a parcel.",
    guests: ["Ingrid Lindqvist", "Jonas Weidner"],
  },
  {
    title: "School concert",
    calendar: "Family",
    day: 3,
    at: 17,
    hours: 1.5,
    location: "Snellman school hall",
  },
  {
    title: "Paperworld fair",
    calendar: "Business",
    day: 6,
    days: 3,
    location: "Frankfurt am Main",
    description: "Stand plan and train tickets are in the shared folder. Rossetti Carta is in hall 3, stand B42.",
    guests: ["Maja Lindqvist", "Sofia Rossetti"],
    url: "https://fair.example/paperworld",
  },
  {
    title: "Shops closed: holiday",
    calendar: "Holiday",
    day: 10,
    days: 1,
    description: "All three shops. Put the note in the windows two days before.",
  },
  {
    title: "Run in Kaivopuisto",
    calendar: "Personal",
    day: 13,
    at: 8,
    hours: 1,
    location: "Kaivopuisto, at the observatory",
    guests: ["Freja Mikkelsen"],
  },
  {
    title: "Pottery course",
    calendar: "ETC",
    day: 16,
    at: 16,
    hours: 2,
    location: "Nogueira Cerâmica, video lesson",
    description: "Beatriz shows how the vases are thrown. Good to know when customers ask.",
    guests: ["Beatriz Nogueira", "Hanna Sjöberg"],
  },
]

const hour = 3_600_000
/** The end of series that repeat forever. */
const endless = new Date(Date.UTC(2300, 0, 1))

/** Returns the start and end of an event. All-day events end at the end of their last day. */
function times(now: Date, { day, at = 0, hours, days = 1 }: SeedEvent) {
  const startsAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + day) + at * hour)
  return { startsAt, endsAt: new Date(startsAt.getTime() + (hours ?? days * 24) * hour), allDay: hours === undefined }
}

export async function seedCalendar(db: Db, workspaceId: number, { now }: SeedContext): Promise<void> {
  const rows = sampleEvents.map((event, i) => {
    const { title, calendar, url = "", location, description, guests, recurrence } = event
    const details = { location, description, guests }
    const repeated = recurrence ? { recurrence, timeZone: "Europe/Helsinki", repeatsUntil: endless } : {}
    return { workspaceId, id: i + 1, title, calendar, url, details, ...times(now, event), ...repeated }
  })
  await db.insert(events).values(rows)
  await setLastId(db, workspaceId, "event", rows.length)
}
