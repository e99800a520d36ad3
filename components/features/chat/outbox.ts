import { CallError } from "@/lib/core/client/call-error"
import type { Picture } from "@/lib/features/chat/schema"
import { localOutboxStorage, type OutboxStorage } from "./outbox-storage"

/** A message that isn't sent yet. Its `clientId` makes retries idempotent. */
export interface Outgoing {
  clientId: string
  contactId: number
  message: string
  time: string
  /** A picture that isn't uploaded yet. It exists only in this page. */
  file?: Blob
  preview?: string
  picture?: Picture
  /** `waiting`: retried automatically when there is a connection. `refused`: rejected by the server. */
  state: "sending" | "waiting" | "refused"
  problem?: string
}

type Deliver = (entry: Outgoing, note: (known: Partial<Outgoing>) => void) => Promise<void>

const minDelayMs = 2_000
const maxDelayMs = 30_000

/** Returns whether a retry may succeed without the user changing anything. */
const isTemporary = (error: unknown) =>
  !(error instanceof CallError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500

/**
 * A user's pending messages in this browser. Messages of a conversation are sent one after another to keep their order.
 * After a connection error a message is retried until the server responds.
 */
export class Outbox {
  private entries: Outgoing[]
  private listeners = new Set<() => void>()
  private running = new Set<number>()
  private deliver?: Deliver
  private delay = minDelayMs
  private timer?: ReturnType<typeof setTimeout>

  constructor(private storage: OutboxStorage) {
    this.entries = storage.read()
  }

  all = (): Outgoing[] => this.entries

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Starts sending, with messages from earlier visits. @returns a function that stops it */
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

  /** Retries a refused message. */
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
    this.storage.write(this.entries, entries)
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

  /** @returns whether to continue with the next message */
  private async send(entry: Outgoing, deliver: Deliver): Promise<boolean> {
    const { clientId } = entry
    try {
      await deliver(entry, (known) => this.note(clientId, known))
      this.delay = minDelayMs
      this.discard(clientId)
      return true
    } catch (error) {
      if (!isTemporary(error)) {
        this.note(clientId, { state: "refused", problem: (error as CallError).message })
        return true
      }
      this.note(clientId, { state: "waiting" })
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.resume(), this.delay)
      this.delay = Math.min(this.delay * 2, maxDelayMs)
      return false
    }
  }
}

const boxes = new Map<string, Outbox>()

/** Returns a user's outbox, which survives leaving the screen. */
export function outboxOf(person: string): Outbox {
  let box = boxes.get(person)
  if (!box) {
    box = new Outbox(localOutboxStorage(`chat-outbox:${person}:`))
    boxes.set(person, box)
  }
  return box
}
