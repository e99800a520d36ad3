import { config } from "@/lib/core/config"
import { intlLocale } from "@/lib/core/i18n/intl-locale"
import type { Locale } from "@/lib/core/i18n/locales"
import { translator } from "@/lib/core/i18n/translator"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { cut } from "@/lib/core/text"
import { addDays } from "@/lib/core/time-zone"
import type { EventRow } from "../store/events"
import type { Override } from "../store/overrides"
import { occurrenceRow } from "./expand"
import type { GuestChange } from "./guest-changes"
import { type Guest, includes } from "./guest-people"
import { writeCalendar } from "./ics-write"
import { answerUrl } from "./invitation-token"
import type { Steps } from "./steps"

/** The event that an invitation is about. */
export interface Invitation {
  row: EventRow
  /** Overrides of occurrences that exist. */
  overrides: Override[]
  sequence: number
  organiser: { name: string; email: string }
  /** The user whose change is reported. */
  from: string
}

/** Formats when an event takes place, in its own time zone. */
export function whenIn(locale: Locale, { startsAt, endsAt, allDay, timeZone }: EventRow): string {
  const zone = allDay ? "UTC" : (timeZone ?? "UTC")
  const last = allDay && endsAt > startsAt ? addDays(endsAt, -1) : endsAt
  const options: Intl.DateTimeFormatOptions = allDay
    ? { dateStyle: "full" }
    : {
        weekday: "short",
        day: "numeric",
        month: "long",
        year: "numeric",
        hour: "2-digit",
        minute: "2-digit",
        timeZoneName: "short",
      }
  return new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: zone }).formatRange(startsAt, last)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a header must not contain control characters
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim()

/** As the guest sees the series: occurrences without them are cancelled ones. */
const overridesFor = ({ row, overrides }: Invitation, guest: Guest) =>
  overrides.map((override) => {
    const { guests = [] } = occurrenceRow(row, override.occursAt, override).details
    return includes(guest, guests) ? override : { ...override, isCancelled: true }
  })

async function fileOf(invitation: Invitation, guest: Guest, { kind, row, occursAt }: GuestChange, steps: Steps) {
  const method = kind === "cancelled" ? ("CANCEL" as const) : ("REQUEST" as const)
  const { sequence, organiser } = invitation
  const { guests = [] } = row.details
  const entries = guests.filter((entry) => guest.keys.includes(entry.toLowerCase()))
  // A cancelled series takes its occurrences with it.
  const overrides = occursAt ? invitation.overrides : kind === "cancelled" ? [] : overridesFor(invitation, guest)
  const ics = await writeCalendar(
    {
      rows: [invitation.row],
      overrides,
      name: "Cornerledger",
      host: new URL(config().appUrl).hostname,
      now: new Date(),
      scheduling: { method, sequence, organiser, guest: { ...guest, entries }, only: occursAt && [occursAt] },
    },
    steps,
  )
  return {
    filename: method === "CANCEL" ? "cancel.ics" : "invite.ics",
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: new TextEncoder().encode(ics),
  }
}

/** Writes the email that tells a guest about a change, with a calendar file and a link to answer. */
export async function invitationMail(
  invitation: Invitation,
  guest: Guest,
  change: GuestChange,
  steps: Steps,
): Promise<OutboxMail> {
  const { row, kind, occursAt } = change
  const { workspaceId, id: eventId } = invitation.row
  const t = await translator(guest.language, "mail")
  const { location = "", description = "" } = row.details
  const title = oneLine(row.title)
  const values = { from: invitation.from, title, when: whenIn(guest.language, row) }
  const facts = [
    title,
    values.when,
    row.recurrence && !occursAt ? t("invitation.repeats") : "",
    oneLine(location),
    row.url,
  ]
  const parts = [t(`invitation.${kind}.text`, values), facts.filter(Boolean).join("\n"), description.trim()]
  if (kind !== "cancelled") {
    const occurrence = occursAt?.toISOString() ?? ""
    const url = answerUrl({ workspaceId, eventId, occurrence, guest: guest.email.toLowerCase() }, guest.language)
    parts.push(t("invitation.answer", { url }))
  }
  return {
    // Mail to people outside counts towards the daily limits; that to colleagues doesn't.
    kind: guest.user ? "digest" : "invitation",
    recordId: guest.user ? undefined : eventId,
    to: guest.email,
    replyTo: { name: oneLine(invitation.organiser.name), address: invitation.organiser.email },
    subject: cut(t(`invitation.${kind}.subject`, values), 250),
    text: parts.filter(Boolean).join("\n\n"),
    attachments: [await fileOf(invitation, guest, change, steps)],
  }
}
