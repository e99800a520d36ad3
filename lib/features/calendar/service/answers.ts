import { tx } from "@/lib/core/db/tx"
import type { Scope } from "@/lib/core/db/types"
import { HttpError, notFound } from "@/lib/core/http/errors"
import type { Locale } from "@/lib/core/i18n/locales"
import { announceStale } from "@/lib/core/live/news"
import { notify } from "@/lib/features/notifications/service/notify"
import { markSeen } from "@/lib/features/notifications/service/read"
import { type EventRow, findForChange } from "../store/events"
import { type FoundUser, findAnswers, findUsers, saveAnswer } from "../store/guests"
import { findOverride } from "../store/overrides"
import type { Answer } from "../values"
import { answerOf } from "./answers-of"
import { occurrenceRow, seriesOf } from "./expand"
import { includes } from "./guest-people"
import { whenIn } from "./invitation-mail"
import { type InvitationKey, keyOfToken } from "./invitation-token"
import { startsAt } from "./recurrence"
import { linkTo } from "./reminders"
import { stepsOf } from "./steps"

interface Invited {
  /** The event, or the occurrence. */
  row: EventRow
  /** The occurrence's original start, ISO 8601; empty for the event or the whole series. */
  occurrence: string
}

/** Finds an event, or one occurrence of a series, and locks its row. @throws HttpError 404 */
async function find(scope: Scope, id: number, occurrence?: Date): Promise<Invited> {
  const row = await findForChange(scope, id)
  if (!row) throw notFound()
  if (!occurrence) return { row, occurrence: "" }
  const series = seriesOf(row)
  const override = await findOverride(scope, id, occurrence)
  if (!series || override?.isCancelled || !startsAt(series, occurrence, stepsOf(scope))) throw notFound()
  return { row: occurrenceRow(row, occurrence, override), occurrence: occurrence.toISOString() }
}

/** Saves a guest's answer and notifies the organiser, once per change of mind. */
async function save(
  scope: Scope,
  { row, occurrence }: Invited,
  guest: { email: string; name: string; user?: FoundUser },
  answer: Answer,
): Promise<void> {
  const address = guest.email.toLowerCase()
  const given = { eventId: row.id, occurrence, guest: address, userId: guest.user?.id ?? null, answer }
  const isNew = await saveAnswer(scope, given)
  if (!isNew || !row.ownerId || row.ownerId === guest.user?.id) return
  await notify(scope, {
    to: [row.ownerId],
    kind: "invitation",
    data: { who: guest.name || guest.email, title: row.title, at: row.startsAt.toISOString(), change: answer },
    link: linkTo({ row, occursAt: occurrence ? new Date(occurrence) : row.startsAt }),
    key: `answer:${row.id}:${occurrence}:${address}`,
    merges: true,
  })
}

const notInvited = () => new HttpError(403, "forbidden", { reason: "reasonGuests" })

const keysOf = ({ email, name }: FoundUser) => ({ keys: [email.toLowerCase(), name.toLowerCase()] })

/** Saves the caller's answer. @throws HttpError 404; 403 if the event doesn't list them as a guest */
export async function answer(scope: Scope, id: number, given: Answer, occurrence?: Date): Promise<void> {
  const invited = await find(scope, id, occurrence)
  const [user] = await findUsers(scope, [], [scope.userId])
  if (!user || !includes(keysOf(user), invited.row.details.guests ?? [])) throw notInvited()
  await save(scope, invited, { ...user, user }, given)
  await markSeen(scope, [linkTo({ row: invited.row, occursAt: occurrence ?? invited.row.startsAt })])
}

/** Finds what the link in an invitation is about; undefined once the event or the invitation is gone. */
async function findInvited(scope: Scope, { eventId, occurrence, guest }: InvitationKey) {
  try {
    const invited = await find(scope, eventId, occurrence ? new Date(occurrence) : undefined)
    const ids = [invited.row.ownerId ?? 0]
    const users = await findUsers(scope, [guest], ids)
    const user = users.find(({ email }) => email.toLowerCase() === guest)
    const person = user ? keysOf(user) : { keys: [guest] }
    if (!includes(person, invited.row.details.guests ?? [])) return undefined
    const organiser = users.find(({ id }) => id === invited.row.ownerId)
    return { ...invited, organiser, person: { email: guest, name: user?.name ?? "", user } }
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}

/** Runs in the workspace of an invitation, whose guest need not be signed in. */
const withInvitation = <T>(token: string, run: (scope: Scope, key: InvitationKey) => Promise<T>) => {
  const key = keyOfToken(token)
  return key && tx({ workspaceId: key.workspaceId, userId: 0 }, (scope) => run(scope, key))
}

/** Returns what a guest sees behind the link in an invitation; null once it can't be answered any more. */
export async function showInvitation(token: string, locale: Locale) {
  const found = await withInvitation(token, async (scope, key) => {
    const invited = await findInvited(scope, key)
    if (!invited) return undefined
    const { row, occurrence, organiser, person } = invited
    const known = await findAnswers(scope, [row.id])
    const current = answerOf(known, row.id, occurrence, [person.email])
    return { row, organiser, current }
  })
  if (!found) return null
  const { row, organiser, current } = found
  const { title, startsAt: start, endsAt: end, allDay, timeZone, details } = row
  const times = {
    start: start.toISOString(),
    end: end.toISOString(),
    allDay,
    timeZone: timeZone ?? "UTC",
    when: whenIn(locale, row),
  }
  return { title, ...times, location: details.location ?? "", organiser: organiser?.name ?? "", answer: current }
}

/** Saves an answer given by the link in an invitation. @throws HttpError 404 once it can't be answered any more */
export async function answerInvitation(token: string, given: Answer): Promise<void> {
  const done = await withInvitation(token, async (scope, key) => {
    const invited = await findInvited(scope, key)
    if (!invited) return false
    await save(scope, invited, invited.person, given)
    const { ownerId } = invited.row
    if (ownerId) announceStale(scope, { to: [ownerId], calls: ["/apps/calendar/"] })
    return true
  })
  if (!done) throw notFound()
}
