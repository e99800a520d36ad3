import { type Label, labels, type View, views } from "@/lib/features/email/values"

/** Where one is in one's mail; the address holds all of it. */
export interface Place {
  folder?: View
  label?: Label
  q?: string
  /** The mail that is open: its id, or what all copies of it share. */
  mail?: string
  /** What is being written: `new`, a draft's id, or an answer such as `reply-12`. */
  compose?: string
}

const base = "/apps/email"
export const shownViews = views.filter((view) => view !== "all")

/** The folder or label that the rest of the path names; undefined where there is none such. */
export function placeOf(path: string[]): Pick<Place, "folder" | "label"> | undefined {
  const [first, second, ...rest] = path
  if (rest.length > 0) return undefined
  if (first === undefined) return { folder: "inbox" }
  const label = first === "label" ? labels.find((name) => name === second) : undefined
  if (label) return { label }
  const folder = second === undefined ? shownViews.find((name) => name === first) : undefined
  return folder && { folder }
}

/** Reads an address. */
export function parsePlace(pathname: string, params: { get(name: string): string | null }): Place {
  const path = pathname.slice(base.length).split("/").filter(Boolean)
  const given = (name: string) => params.get(name) || undefined
  return { ...(placeOf(path) ?? { folder: "inbox" }), q: given("q"), mail: given("mail"), compose: given("compose") }
}

/** Writes an address, without the language. */
export function addressOf({ folder, label, q, mail, compose }: Place): string {
  const path = label ? `/label/${label}` : folder && folder !== "inbox" ? `/${folder}` : ""
  const params = new URLSearchParams(
    Object.entries({ q, mail, compose }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return `${base}${path}${params.size > 0 ? `?${params}` : ""}`
}

/** What names a list: everything but what is open in it. */
export const listQueryOf = ({ folder, label, q }: Place) => ({ q, folder, label })
