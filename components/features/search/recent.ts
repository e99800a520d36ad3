import { recentKey } from "@/components/layout/sign-out"
import { storePersonal } from "@/lib/core/client/personal-storage"
import type { SearchHit } from "./match"

const maxRecent = 5

type Recent = Pick<SearchHit, "title" | "detail"> & { link: string }

/** Returns the results opened most recently, newest first. */
export function readRecent(): SearchHit[] {
  try {
    const known: Recent[] = JSON.parse(localStorage.getItem(recentKey) ?? "[]")
    return known.map(({ title, detail, link }) => ({
      ...{ key: `recent-${link}`, kind: "recent", title, detail, note: "", picture: "", link },
    }))
  } catch {
    return []
  }
}

export function rememberRecent({ title, detail, link, act }: SearchHit): void {
  if (!link || act) return
  const rest = readRecent().filter((known) => known.link !== link)
  const next = [{ title, detail, link }, ...rest].slice(0, maxRecent)
  try {
    storePersonal(
      recentKey,
      JSON.stringify(next.map((one) => ({ title: one.title, detail: one.detail, link: one.link }))),
    )
  } catch {
    // Storage is unavailable; nothing is remembered.
  }
}
