import { config } from "../config"
import { store as openStore } from "../db/client"
import { ownerTx } from "../db/tx"
import { log } from "../log"
import { settle } from "./outcomes"
import { afterAttempt, claim, findFiles, type OutboxRow, renew } from "./store"
import { type MailTransport, openTransport } from "./transport"
import { leaseSeconds, maxParallel } from "./values"

export interface Deliverer {
  /** Starts sending due emails, and returns at once. */
  wake(): void
  /** Resolves when nothing is due and nothing is being sent. */
  idle(): Promise<void>
  /** Takes no more emails. Resolves when those being sent are done. */
  stop(): Promise<void>
}

/** Idle connections are closed after this many milliseconds, before the server does so. */
const idleMs = 5_000

/** Sends due emails, a few in parallel. One per process; several processes can share an outbox. */
export function createDeliverer({ lease = leaseSeconds } = {}): Deliverer {
  const active = new Map<string, Promise<void>>()
  let transport: MailTransport | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  let renewing: ReturnType<typeof setInterval> | undefined
  let pumping: Promise<void> | undefined
  let isPending = false
  let isStopped = false

  async function renewLeases(): Promise<void> {
    const { owner } = await openStore()
    await renew(owner, [...active.keys()], lease)
  }

  function begin(): void {
    clearTimeout(closing)
    transport ??= openTransport()
    renewing ??= setInterval(() => {
      renewLeases().catch((error) => log().warn({ err: error }, "mail leases could not be renewed"))
    }, lease * 300).unref()
  }

  function close(): void {
    clearTimeout(closing)
    transport?.close()
    transport = undefined
  }

  function end(): void {
    clearInterval(renewing)
    renewing = undefined
    closing = setTimeout(close, idleMs).unref()
  }

  async function deliver(mail: OutboxRow, through: MailTransport): Promise<void> {
    const { owner } = await openStore()
    const { cause, ...result } = await through.send(mail, await findFiles(owner, mail.id))
    const outcome = afterAttempt(mail, result)
    const { id, kind, attempts } = mail
    const line = { mail: id, kind, attempts, state: outcome.state, error: outcome.lastError }
    if (outcome.state === "sent") log().info(line, "mail sent")
    else log().warn({ ...line, err: cause }, "mail could not be delivered")
    await settle(mail, outcome)
  }

  function start(mail: OutboxRow): void {
    begin()
    const delivery = deliver(mail, transport as MailTransport)
      // The lease expires, then the email is sent again.
      .catch((error) => log().error({ err: error, mail: mail.id }, "the state of a mail could not be saved"))
      .finally(() => {
        active.delete(mail.id)
        if (active.size === 0) end()
      })
    active.set(mail.id, delivery)
  }

  async function pump(): Promise<void> {
    do {
      isPending = false
      for (;;) {
        while (active.size >= maxParallel) await Promise.race(active.values())
        if (isStopped) return
        const mails = await ownerTx((db) => claim(db, maxParallel - active.size, lease))
        if (mails.length === 0) break
        mails.forEach(start)
      }
    } while (isPending)
  }

  function wake(): void {
    const { SMTP_URL, MAINTENANCE } = config()
    if (!SMTP_URL || MAINTENANCE || isStopped) return
    isPending = true
    pumping ??= pump()
      .catch((error) => {
        // The next run of the job tries again.
        isPending = false
        log().warn({ err: error }, "mails could not be taken from the outbox")
      })
      .finally(() => {
        pumping = undefined
        if (isPending) wake()
      })
  }

  const idle = async () => {
    while (pumping || active.size > 0) await Promise.all([pumping, ...active.values()])
  }

  return {
    wake,
    idle,
    async stop() {
      isStopped = true
      await idle()
      close()
    },
  }
}

const holder = globalThis as { __cornerledgerDeliverer?: Deliverer }

/** This process's deliverer. */
export function deliverer(): Deliverer {
  holder.__cornerledgerDeliverer ??= createDeliverer()
  return holder.__cornerledgerDeliverer
}
