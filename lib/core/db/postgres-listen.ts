import { log } from "../log"
import type { Client } from "./postgres-pool"
import { fromDriver } from "./sqlstate"

interface Listener {
  onMessage(payload: string): void
  /** Called after a lost connection is replaced: messages may have been missed. */
  onResumed?(): void
}

const firstRetryMs = 200
const maxRetryMs = 2_000

/**
 * LISTEN for a whole process, on one connection. Replaces a lost connection, with retries until that succeeds. The `listen`
 * of postgres.js keeps listeners whose first attempt failed, and leaves gaps of up to 20 seconds.
 * @param connect opens the connection; it must pass its options (`onclose`, `onnotify`) to postgres.js
 */
export function createListener(connect: (hooks: Record<string, unknown>) => Client) {
  const channels = new Map<string, Set<Listener>>()
  let connection: Promise<Client> | undefined
  /** The connection while it is known to work. */
  let up: Client | undefined
  let isClosed = false

  const dispatch = (channel: string, payload: string) => {
    for (const listener of channels.get(channel) ?? []) listener.onMessage(payload)
  }

  const end = (client: Client) => void client.end({ timeout: 0 }).catch(() => {})

  async function open(): Promise<Client> {
    const client: Client = connect({
      max: 1,
      idle_timeout: null,
      max_lifetime: null,
      onnotify: dispatch,
      onclose: () => onLost(client),
    })
    try {
      await client.unsafe([...channels.keys()].map((name) => `listen "${name}";`).join(" ") || "select 1")
      up = client
      return client
    } catch (error) {
      end(client)
      throw fromDriver(error)
    }
  }

  /** The connection. Callers share the attempt while it is being opened. */
  function ensure(): Promise<Client> {
    connection ??= open().catch((error) => {
      connection = undefined
      throw error
    })
    return connection
  }

  function onLost(client: Client | undefined): void {
    if (!client || up !== client) return
    up = undefined
    connection = undefined
    end(client)
    void resume()
  }

  async function resume(): Promise<void> {
    for (let delay = firstRetryMs; !isClosed; delay = Math.min(2 * delay, maxRetryMs)) {
      if (channels.size === 0) return
      try {
        await ensure()
        log().info("listening to the database again")
        for (const listeners of channels.values()) for (const listener of listeners) listener.onResumed?.()
        return
      } catch {
        await new Promise((resolve) => setTimeout(resolve, delay * (0.5 + Math.random() / 2)).unref())
      }
    }
  }

  async function subscribe(channel: string, listener: Listener): Promise<() => Promise<void>> {
    const client = await ensure()
    if (!channels.has(channel)) {
      await client.unsafe(`listen "${channel}"`).catch((error) => Promise.reject(fromDriver(error)))
    }
    const listeners = channels.get(channel) ?? new Set()
    channels.set(channel, listeners.add(listener))
    return async () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      channels.delete(channel)
      await up?.unsafe(`unlisten "${channel}"`).catch(() => {})
    }
  }

  async function close(): Promise<void> {
    isClosed = true
    const client = await connection?.catch(() => undefined)
    up = undefined
    connection = undefined
    await client?.end({ timeout: 1 })
  }

  return { subscribe, close, renew: () => onLost(up) }
}
