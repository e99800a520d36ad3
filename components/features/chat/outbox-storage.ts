import { keepPersonal } from "@/lib/core/client/personal-storage"
import type { Outgoing } from "./outbox"

/** Where messages on their way outlive the page. */
export interface Keep {
  read(): Outgoing[]
  write(before: Outgoing[], now: Outgoing[]): void
}

/** One item a message, so that tabs do not write over each other. A picture that is not uploaded can't be kept. */
export function keepIn(prefix: string): Keep {
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
    const left = new Set(now.map(({ clientId }) => clientId))
    for (const { clientId } of before) if (!left.has(clientId)) localStorage.removeItem(prefix + clientId)
    for (const entry of now) {
      if (before.includes(entry) || (entry.file && !entry.picture)) continue
      const { file: _, preview: __, ...rest } = entry
      keepPersonal(prefix + entry.clientId, JSON.stringify(rest))
    }
  }
  return { read: () => quietly(read, []), write: (before, now) => quietly(() => write(before, now), undefined) }
}

/** Storage may be closed to us, or full; messages then live as long as the page. */
function quietly<T>(run: () => T, otherwise: T): T {
  try {
    return run()
  } catch {
    return otherwise
  }
}
