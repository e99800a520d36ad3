import type * as z from "zod"
import { storePersonal } from "@/lib/core/client/personal-storage"
import type { dropForm } from "@/lib/features/drops/schema"

/** A drop that couldn't be sent yet. Its key makes sure that it is posted once, however often it is sent. */
export interface WaitingDrop {
  key: string
  body: z.output<typeof dropForm>
  currency: string
  /** Why the server refused it. It then waits for the person instead of the network. */
  problem?: string
}

const prefix = (owner: string) => `drop-waiting:${owner}:`

/** The drops of a user that wait in this browser, the oldest first. One item each, so that tabs don't overwrite each other. */
export function readWaiting(owner: string): WaitingDrop[] {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(prefix(owner)))
      .map((name) => JSON.parse(localStorage.getItem(name) ?? "null") as { at: number; drop: WaitingDrop })
      .sort((a, b) => a.at - b.at)
      .map(({ drop }) => drop)
  } catch {
    return []
  }
}

/** @throws if the browser blocks local storage, or has no room */
export const storeWaiting = (owner: string, drop: WaitingDrop, at = Date.now()): void =>
  storePersonal(prefix(owner) + drop.key, JSON.stringify({ at, drop }))

export function removeWaiting(owner: string, { key }: WaitingDrop): void {
  storePersonal(prefix(owner) + key, "")
}
