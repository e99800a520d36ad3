import type { Picture, TalkMessage } from "@/lib/features/chat/schema"
import type { Outgoing } from "./outbox"

export type LineState = "sending" | "waiting" | "refused" | "sent" | "seen"

/** A message as it stands on the screen, whether it has left already or not. */
export interface Line {
  /** The same before and after it was sent. */
  key: string
  /** Left out while it is on its way. */
  id?: number
  clientId?: string
  message: string
  time: string
  isOwn: boolean
  picture?: Picture
  /** Address of a picture that is still on its way. */
  preview?: string
  state: LineState
  /** Why it was refused. */
  problem?: string
}

/** Messages of one person that follow each other closely. */
export interface Group {
  kind: "group"
  key: string
  isOwn: boolean
  lines: Line[]
}
export type Row = Group | { kind: "day"; key: string; time: string } | { kind: "new"; key: string }

/** A pause that begins a new group. */
const pauseMs = 5 * 60_000

/** Everything of a talk, in order: what the store has, then what is on its way and not yet there. */
export function linesOf(messages: TalkMessage[], outgoing: Outgoing[], contactId: number, seenUntil: number): Line[] {
  const arrived = new Set(messages.map(({ clientId }) => clientId))
  const stored = messages.map(({ id, clientId, message, time, senderId, picture }): Line => {
    const isOwn = senderId !== contactId
    const state = isOwn && id <= seenUntil ? "seen" : "sent"
    return { key: clientId ?? String(id), id, clientId, message, time, isOwn, picture, state }
  })
  const underWay = outgoing
    .filter(({ clientId }) => !arrived.has(clientId))
    .map(({ clientId, message, time, picture, preview, state, problem }): Line => {
      return { key: clientId, clientId, message, time, isOwn: true, picture, preview, state, problem }
    })
  return [...stored, ...underWay]
}

/**
 * Lines under their days, grouped by sender.
 * @param dayOf the calendar day of a moment, where the reader is
 * @param newFrom the first message that was new when the talk was opened
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

/** Whether two groups look alike, so that one need not be drawn again. */
export const sameGroup = (a: Group, b: Group) =>
  a.lines.length === b.lines.length && a.lines.every((line, i) => sameLine(line, b.lines[i]))
