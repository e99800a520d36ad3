import { storePersonal } from "@/lib/core/client/personal-storage"
import type { Outgoing } from "./outbox"

/** Stores pending messages beyond the lifetime of the page. */
export interface OutboxStorage {
  read(): Outgoing[]
  write(before: Outgoing[], now: Outgoing[]): void
}

/** A storage with one item per message, so that tabs don't overwrite each other. It can't store pictures before their upload. */
export function localOutboxStorage(prefix: string): OutboxStorage {
  const read = (): Outgoing[] => {
    const found: Outgoing[] = []
    for (const name of Object.keys(localStorage)) {
      if (!name.startsWith(prefix)) continue
      const entry: Outgoing = JSON.parse(localStorage.getItem(name) ?? "null")
      if (entry) found.push({ ...entry, state: entry.state === "refused" ? "refused" : "waiting" })
    }
    return found.sort((a, b) => a.time.localeCompare(b.time))
  }
  const write = (before: Outgoing[], now: Outgoing[]) => {
    const remaining = new Set(now.map(({ clientId }) => clientId))
    for (const { clientId } of before) if (!remaining.has(clientId)) localStorage.removeItem(prefix + clientId)
    for (const entry of now) {
      if (before.includes(entry) || (entry.file && !entry.picture)) continue
      const { file: _, preview: __, ...rest } = entry
      storePersonal(prefix + entry.clientId, JSON.stringify(rest))
    }
  }
  return {
    read: () => ignoringErrors(read, []),
    write: (before, now) => ignoringErrors(() => write(before, now), undefined),
  }
}

/** Storage may be blocked or full. Pending messages then only live as long as the page. */
function ignoringErrors<T>(run: () => T, fallback: T): T {
  try {
    return run()
  } catch {
    return fallback
  }
}
