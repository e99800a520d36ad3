import { newId } from "@/lib/core/client/new-id"
import { storePersonal } from "@/lib/core/client/personal-storage"
import type { Draft } from "./draft"

/** A text that the server doesn't have yet. Each window stores its own, so that tabs don't overwrite each other's. */
export interface Unsaved {
  key: string
  /** The source of the window: `new`, a draft's id, or a reply such as `reply-12`. */
  source: string
  /** The draft's id and version, once it has been saved. */
  id?: number
  version?: number
  draft: Draft
  /** When the text was stored, in milliseconds. */
  at: number
}

const prefix = "mail-draft:"

/** Stores a window's text. @returns false if the browser has no room or blocks local storage */
export function storeUnsaved(entry: Unsaved): boolean {
  try {
    storePersonal(prefix + entry.key, JSON.stringify(entry))
    return localStorage.getItem(prefix + entry.key) !== null
  } catch {
    return false
  }
}

export function dropUnsaved(key: string): void {
  try {
    storePersonal(prefix + key, "")
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** The texts that are not saved yet, newest first. */
export function findUnsaved(): Unsaved[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix))
    const entries: (Unsaved | null)[] = names.map((name) => JSON.parse(localStorage.getItem(name) ?? "null"))
    return entries.filter((entry) => entry !== null).sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

/** Keys of this tab's windows, and of the abandoned texts that it is saving. */
const own = new Set<string>()
export const claim = (key: string) => void own.add(key)
export const release = (key: string) => void own.delete(key)

type Message = { ask: string } | { answer: string; keys: string[] }
const waitMs = 300
let channel: BroadcastChannel | undefined
const answers = new Map<string, (keys: string[]) => void>()

/** Lets other tabs ask which entries belong to a window that is still open. */
function connect(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === "undefined") return channel
  channel = new BroadcastChannel("mail-drafts")
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ("ask" in data) channel?.postMessage({ answer: data.ask, keys: [...own] } satisfies Message)
    else answers.get(data.answer)?.(data.keys)
  }
  return channel
}

/** The entries that no open window holds, in this tab or another: their page was closed or reloaded. */
export async function findAbandoned(): Promise<Unsaved[]> {
  const connected = connect()
  if (findUnsaved().length === 0) return []
  const taken = new Set<string>()
  if (connected) {
    const question = newId()
    answers.set(question, (keys) => keys.forEach((key) => void taken.add(key)))
    connected.postMessage({ ask: question } satisfies Message)
    // Tabs that come online together ask at different moments.
    await new Promise((resolve) => setTimeout(resolve, waitMs * (1 + Math.random())))
    answers.delete(question)
  }
  return findUnsaved().filter(({ key }) => !own.has(key) && !taken.has(key))
}
