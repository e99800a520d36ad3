import type { LucideIcon } from "lucide-react"
import type { FoundRecord, RecordKind, SearchAnswer } from "@/lib/features/search/schema"

type Group = SearchAnswer["searchArr"][number]
export type HitKind = Group["groupTitle"] | RecordKind | "actions" | "recent"

/** A row of the results, whatever its group. */
export interface SearchHit {
  key: string
  kind: HitKind
  title: string
  /** Author or e-mail. */
  detail: string
  /** Size or date, at the end of the row. */
  note: string
  /** Name of a page's icon, or address of a picture. */
  picture: string
  link?: string
  /** What an action shows, and does where it leads nowhere. */
  icon?: LucideIcon
  act?: () => void
}

export interface SearchResult {
  kind: HitKind
  hits: SearchHit[]
}

/** Titles that hold the query, case-insensitively: those that start with it first, else in the order given. */
export function matching<T extends { title: string }>(entries: readonly T[], query: string, limit: number): T[] {
  const wanted = query.trim().toLowerCase()
  if (!wanted) return []
  const places = entries.map((entry) => entry.title.toLowerCase().indexOf(wanted))
  const starting = entries.filter((_, index) => places[index] === 0)
  const containing = entries.filter((_, index) => (places[index] ?? -1) > 0)
  return [...starting, ...containing].slice(0, limit)
}

/** Those with a word that begins with the query: of actions one knows how they are called. */
export function beginning<T extends { title: string }>(entries: readonly T[], query: string, limit: number): T[] {
  const wanted = query.trim().toLowerCase()
  const begins = ({ title }: T) => ` ${title.toLowerCase()}`.includes(` ${wanted}`)
  return wanted ? entries.filter(begins).slice(0, limit) : []
}

function hitsOf(group: Group, query: string): SearchHit[] {
  switch (group.groupTitle) {
    case "Pages":
      return matching(group.data, query, group.searchLimit).map(({ id, title, icon, link }) => ({
        ...{ key: `page-${id}`, kind: "Pages", title, detail: "", note: "", picture: icon, link },
      }))
    case "Files":
      return matching(group.data, query, group.searchLimit).map(({ title, by, size, file }, index) => ({
        ...{ key: `file-${index}-${title}`, kind: "Files", title, detail: by, note: size, picture: "" },
        link: file,
      }))
    case "Contacts":
      return matching(group.data, query, group.searchLimit).map(({ title, email, img, date }) => ({
        ...{ key: `contact-${email}`, kind: "Contacts", title, detail: email, note: date, picture: img },
        link: `/apps/user/list?q=${encodeURIComponent(email)}`,
      }))
  }
}

/** The groups with what of them matches, at most as many as each group's limit. */
export const searchIn = ({ searchArr }: SearchAnswer, query: string): SearchResult[] =>
  searchArr.map((group) => ({ kind: group.groupTitle, hits: hitsOf(group, query) }))

/** Records as results, a group a kind; people found by the server stand in for the contacts at hand. */
export function withRecords(results: SearchResult[], records: readonly FoundRecord[]): SearchResult[] {
  const kinds = [...new Set(records.map(({ kind }) => kind))]
  const groups = kinds.map((kind) => ({
    kind,
    hits: records
      .filter((record) => record.kind === kind)
      .map((record) => ({ ...record, key: `${kind}-${record.id}`, note: "" })),
  }))
  const people = groups.find(({ kind }) => kind === "users")?.hits
  return [
    ...results.map((result) => (result.kind === "Contacts" && people ? { ...result, hits: people } : result)),
    ...groups.filter(({ kind }) => kind !== "users"),
  ]
}
