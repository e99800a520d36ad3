import { type Label, labels, type View, views } from "@/lib/features/email/values"

/** The mailbox's state, all of which is in the URL. */
export interface Place {
  folder?: View
  label?: Label
  q?: string
  /** The open mail: its id, or the key that all copies of it share. */
  mail?: string
  /** The mail being written: `new`, a draft's id, or a reply such as `reply-12`. */
  compose?: string
}

const base = "/apps/email"
export const shownViews = views.filter((view) => view !== "all")

/** Parses the folder or label from the rest of the path. Returns undefined if it is unknown. */
export function placeOf(path: string[]): Pick<Place, "folder" | "label"> | undefined {
  const [first, second, ...rest] = path
  if (rest.length > 0) return undefined
  if (first === undefined) return { folder: "inbox" }
  const label = first === "label" ? labels.find((name) => name === second) : undefined
  if (label) return { label }
  const folder = second === undefined ? shownViews.find((name) => name === first) : undefined
  return folder && { folder }
}

/** Parses the state from a URL. */
export function parsePlace(pathname: string, params: { get(name: string): string | null }): Place {
  const path = pathname.slice(base.length).split("/").filter(Boolean)
  const paramOf = (name: string) => params.get(name) || undefined
  return {
    ...(placeOf(path) ?? { folder: "inbox" }),
    q: paramOf("q"),
    mail: paramOf("mail"),
    compose: paramOf("compose"),
  }
}

/** Returns a state's URL without the locale prefix. */
export function addressOf({ folder, label, q, mail, compose }: Place): string {
  const path = label ? `/label/${label}` : folder && folder !== "inbox" ? `/${folder}` : ""
  const params = new URLSearchParams(
    Object.entries({ q, mail, compose }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return `${base}${path}${params.size > 0 ? `?${params}` : ""}`
}

/** Returns the query of a list, without the open mail. */
export const listQueryOf = ({ folder, label, q }: Place) => ({ q, folder, label })

/** Returns the list in which a mail has its neighbours, for the endpoints of single mails. */
export function neighbourQueryOf(place: Place) {
  const { q, folder, label } = listQueryOf(place)
  const whole = label ? ("all" as const) : undefined
  return { folder: folder ?? whole, label, q, fullText: q ? true : undefined }
}
