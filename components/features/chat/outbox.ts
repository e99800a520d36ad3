import { CallError } from "@/lib/core/client/call-error"
import type { Picture } from "@/lib/features/chat/schema"
import { type Keep, keepIn } from "./outbox-storage"

/** A message on its way. Its `clientId` makes it safe to send again. */
export interface Outgoing {
  clientId: string
  contactId: number
  message: string
  time: string
  /** A picture that has yet to be uploaded; only this page holds it. */
  file?: Blob
  preview?: string
  picture?: Picture
  /** Waiting: for a connection; it goes on by itself. Refused: the server does not take it. */
  state: "sending" | "waiting" | "refused"
  problem?: string
}

type Deliver = (entry: Outgoing, note: (known: Partial<Outgoing>) => void) => Promise<void>

const firstWait = 2_000
const longestWait = 30_000

/** Whether it may work later without anyone doing anything. */
const mayPass = (error: unknown) =>
  !(error instanceof CallError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500

/**
 * Messages that have not arrived, of one person in this browser. Each talk's leave one after the other, so that they keep
 * their order; what the connection broke is sent again until it is answered.
 */
export class Outbox {
  private entries: Outgoing[]
  private listeners = new Set<() => void>()
  private running = new Set<number>()
  private deliver?: Deliver
  private wait = firstWait
  private timer?: ReturnType<typeof setTimeout>

  constructor(private keep: Keep) {
    this.entries = keep.read()
  }

  all = (): Outgoing[] => this.entries

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Begins to send, with what was left before. @returns what stops it */
  start(deliver: Deliver): () => void {
    this.deliver = deliver
    const now = () => this.resume()
    window.addEventListener("online", now)
    this.resume()
    return () => {
      if (this.deliver === deliver) this.deliver = undefined
      clearTimeout(this.timer)
      window.removeEventListener("online", now)
    }
  }

  add(entry: Omit<Outgoing, "state">): void {
    this.change([...this.entries, { ...entry, state: "sending" }])
    void this.pump(entry.contactId)
  }

  /** Sends a refused message once more, after those that wait. */
  retry(clientId: string): void {
    const entry = this.entries.find((other) => other.clientId === clientId)
    if (!entry) return
    this.note(clientId, { state: "sending", problem: undefined })
    void this.pump(entry.contactId)
  }

  discard(clientId: string): void {
    const entry = this.entries.find((other) => other.clientId === clientId)
    if (entry?.preview) URL.revokeObjectURL(entry.preview)
    this.change(this.entries.filter((other) => other.clientId !== clientId))
  }

  private resume(): void {
    clearTimeout(this.timer)
    for (const id of new Set(this.entries.map(({ contactId }) => contactId))) void this.pump(id)
  }

  private note(clientId: string, known: Partial<Outgoing>): void {
    this.change(this.entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...known } : entry)))
  }

  private change(entries: Outgoing[]): void {
    this.keep.write(this.entries, entries)
    this.entries = entries
    for (const listener of this.listeners) listener()
  }

  private async pump(contactId: number): Promise<void> {
    if (this.running.has(contactId)) return
    this.running.add(contactId)
    try {
      for (;;) {
        const next = this.entries.find((entry) => entry.contactId === contactId && entry.state !== "refused")
        if (!next || !this.deliver || !(await this.send(next, this.deliver))) return
      }
    } finally {
      this.running.delete(contactId)
    }
  }

  /** @returns whether the next one may follow */
  private async send(entry: Outgoing, deliver: Deliver): Promise<boolean> {
    const { clientId } = entry
    try {
      await deliver(entry, (known) => this.note(clientId, known))
      this.wait = firstWait
      this.discard(clientId)
      return true
    } catch (error) {
      if (!mayPass(error)) {
        this.note(clientId, { state: "refused", problem: (error as CallError).message })
        return true
      }
      this.note(clientId, { state: "waiting" })
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.resume(), this.wait)
      this.wait = Math.min(this.wait * 2, longestWait)
      return false
    }
  }
}

const boxes = new Map<string, Outbox>()

/** The outbox of a person; it outlives the screen. */
export function outboxOf(person: string): Outbox {
  let box = boxes.get(person)
  if (!box) {
    box = new Outbox(keepIn(`chat-outbox:${person}:`))
    boxes.set(person, box)
  }
  return box
}
