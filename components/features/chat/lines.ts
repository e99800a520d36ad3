import type { ConversationMessage, Picture } from "@/lib/features/chat/schema"
import type { Outgoing } from "./outbox"

export type LineState = "sending" | "waiting" | "refused" | "sent" | "seen"

/** A message on the screen, sent or still pending. */
export interface Line {
  /** Doesn't change when the message is sent. */
  key: string
  /** Undefined until the message is sent. */
  id?: number
  clientId?: string
  message: string
  time: string
  isOwn: boolean
  picture?: Picture
  /** Object URL of a picture that isn't uploaded yet. */
  preview?: string
  state: LineState
  /** Why the server rejected it. */
  problem?: string
}

/** Consecutive messages of one sender without a long pause. */
export interface Group {
  kind: "group"
  key: string
  isOwn: boolean
  lines: Line[]
}
export type Row = Group | { kind: "day"; key: string; time: string } | { kind: "new"; key: string }

/** The pause after which a new group begins. */
const pauseMs = 5 * 60_000

/** Returns a conversation's lines in order: stored messages, then pending ones that aren't stored yet. */
export function linesOf(
  messages: ConversationMessage[],
  outgoing: Outgoing[],
  contactId: number,
  seenUntil: number,
): Line[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const stored = messages.map(({ id, clientId, message, time, senderId, picture }): Line => {
    const isOwn = senderId !== contactId
    const state = isOwn && id <= seenUntil ? "seen" : "sent"
    return { key: clientId ?? String(id), id, clientId, message, time, isOwn, picture, state }
  })
  const pending = outgoing
    .filter(({ clientId }) => !arrived.has(clientId))
    .map(({ clientId, message, time, picture, preview, state, problem }): Line => {
      return { key: clientId, clientId, message, time, isOwn: true, picture, preview, state, problem }
    })
  return [...stored, ...pending]
}

/**
 * Groups lines by day and sender.
 * @param dayOf returns the calendar day of a time in the user's time zone
 * @param newFrom the id of the first message that was unread when the conversation was opened
 */
export function rowsOf(lines: Line[], dayOf: (time: string) => string, newFrom?: number): Row[] {
  const rows: Row[] = []
  let day = ""
  let group: Group | undefined
  let before = 0
  for (const line of lines) {
    const today = dayOf(line.time)
    const at = Date.parse(line.time)
    if (today !== day) {
      rows.push({ kind: "day", key: `day ${today} ${line.key}`, time: line.time })
      group = undefined
      day = today
    }
    if (line.id !== undefined && line.id === newFrom) {
      rows.push({ kind: "new", key: "new" })
      group = undefined
    }
    if (!group || group.isOwn !== line.isOwn || at - before > pauseMs) {
      group = { kind: "group", key: line.key, isOwn: line.isOwn, lines: [] }
      rows.push(group)
    }
    group.lines.push(line)
    before = at
  }
  return rows
}

const sameLine = (a: Line, b: Line | undefined) =>
  a.key === b?.key && a.id === b.id && a.state === b.state && a.message === b.message && a.problem === b.problem

/** Returns whether two groups render the same, so that React can skip one. */
export const sameGroup = (a: Group, b: Group) =>
  a.lines.length === b.lines.length && a.lines.every((line, i) => sameLine(line, b.lines[i]))
