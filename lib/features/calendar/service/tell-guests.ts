import type { Scope } from "@/lib/core/db/types"
import { defaultLocale } from "@/lib/core/i18n/locales"
import { requireMayMail } from "@/lib/core/limits/mail"
import type { OutboxMail } from "@/lib/core/outbox/message"
import { queueMails } from "@/lib/core/outbox/queue"
import { notify } from "@/lib/features/notifications/service/notify"
import { findUsers, forgetGuests } from "../store/guests"
import { changesFor, type GuestChange, realOverrides, type Snapshot } from "./guest-changes"
import { type Guest, includes, peopleOf, seesCalendar } from "./guest-people"
import { invitationMail } from "./invitation-mail"
import { linkTo } from "./reminders"
import { Steps } from "./steps"
import { versionOf } from "./version"

/** A change of one event: without `before` it is new, without `after` it is deleted. */
export interface EventChangeOfGuests {
  before?: Snapshot
  after?: Snapshot
}

const guestsIn = ({ row, overrides }: Snapshot): string[] =>
  [row.details, ...overrides.map(({ details }) => details)].flatMap((details) => details?.guests ?? [])

/** The organiser of an imported event is somebody else, who tells the guests. Nobody wants to hear about the past either. */
const isTold = ({ row, overrides }: Snapshot, now: Date) =>
  row.uid === null &&
  [row.repeatsUntil, row.endsAt, ...overrides.map(({ endsAt }) => endsAt)].some((end) => end !== null && end >= now)

/** Versions increase with each edit. The deletion of an event comes after all of them. */
function sequenceOf({ before, after }: EventChangeOfGuests): number {
  const { row, overrides } = (after ?? before) as Snapshot
  const version = Math.max(row.version, ...overrides.map((override) => versionOf(row, override)))
  return after ? version - 1 : version
}

interface Telling {
  guest: Guest
  change: GuestChange
}

/** Groups by what happened to which occurrence, so that everybody concerned is notified by one statement. */
function grouped(told: Telling[]): [Telling, ...Telling[]][] {
  const groups = new Map<string, [Telling, ...Telling[]]>()
  for (const one of told) {
    const key = `${one.change.kind} ${one.change.occursAt?.toISOString()}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

/** Notifies the users among the guests. */
async function notifyGuests(scope: Scope, who: string, eventId: number, told: Telling[]): Promise<void> {
  for (const group of grouped(told)) {
    const { kind, row, occursAt } = group[0].change
    const at = row.startsAt.toISOString()
    await notify(scope, {
      to: group.flatMap(({ guest: { user } }) => (user && seesCalendar(user) ? [user.id] : [])),
      kind: "invitation",
      data: { who, title: row.title, at, change: kind },
      link:
        kind === "cancelled"
          ? `/apps/calendar?date=${at.slice(0, 10)}`
          : linkTo({ row, occursAt: occursAt ?? row.startsAt }),
      key: `invitation:${eventId}:${occursAt?.toISOString() ?? ""}`,
      merges: true,
    })
  }
}

/**
 * Tells the guests of events that were added, changed or deleted, as part of the transaction: by email, and users also by a
 * notification. The organiser and the user who made the change aren't told, and nobody is if guests see no difference.
 * @throws HttpError 403 or 429 if the caller may not invite people outside the workspace, see `requireMayMail`
 */
export async function tellGuests(scope: Scope, changes: EventChangeOfGuests[]): Promise<void> {
  const now = new Date()
  const steps = new Steps()
  const states = (change: EventChangeOfGuests) => [change.before, change.after].filter((state) => state !== undefined)
  const relevant = changes.filter((change) => {
    const all = states(change)
    return all.some((state) => guestsIn(state).length > 0) && all.some((state) => isTold(state, now))
  })
  if (relevant.length === 0) return
  const guests = [...new Set(relevant.flatMap((change) => states(change).flatMap(guestsIn)))]
  const owners = relevant.flatMap((change) => states(change).flatMap(({ row }) => row.ownerId ?? []))
  const users = await findUsers(scope, guests, [...new Set([scope.userId, ...owners])])
  const actor = users.find(({ id }) => id === scope.userId)
  const people = peopleOf(guests, users, actor?.language ?? defaultLocale)
  const mails: OutboxMail[] = []
  const invited = new Set<string>()
  for (const { before, after } of relevant) {
    const { row } = (after ?? before) as Snapshot
    const real = (state?: Snapshot) => state && { row: state.row, overrides: realOverrides(state, steps) }
    const [was, is] = [real(before), real(after)]
    const told = people
      .filter(({ user }) => !user || (user.id !== row.ownerId && user.id !== scope.userId))
      .flatMap((guest) => changesFor(was, is, (list) => includes(guest, list)).map((change) => ({ guest, change })))
    const organiser = users.find(({ id }) => id === row.ownerId) ?? actor
    if (!organiser || told.length === 0) continue
    const sequence = sequenceOf({ before, after })
    const shown = (is ?? was) as Snapshot
    for (const { guest, change } of told) {
      await steps.rest()
      mails.push(
        await invitationMail(
          { ...shown, sequence, organiser, from: actor?.name ?? organiser.name },
          guest,
          change,
          steps,
        ),
      )
      if (!guest.user && change.kind !== "cancelled") invited.add(guest.email)
    }
    await notifyGuests(scope, actor?.name ?? organiser.name, row.id, told)
    const gone = told.filter(({ change: { kind, occursAt } }) => kind === "cancelled" && !occursAt)
    if (after)
      await forgetGuests(
        scope,
        row.id,
        gone.map(({ guest }) => guest.email.toLowerCase()),
      )
  }
  if (actor) await requireMayMail(scope, actor, invited.size)
  await queueMails(scope, mails)
}
