import type { LucideIcon } from "lucide-react"
import { searchable, searchFor, searchWords } from "@/lib/core/search-text"
import type { FoundRecord, RecordKind, SearchAnswer } from "@/lib/features/search/schema"

type Group = SearchAnswer["searchArr"][number]
export type HitKind = Group["groupTitle"] | RecordKind | "actions" | "recent"

/** A row of the search results. */
export interface SearchHit {
  key: string
  kind: HitKind
  title: string
  /** Author or email address. */
  detail: string
  /** Size or date, at the end of the row. */
  note: string
  /** Name of a page icon, or URL of a picture. */
  picture: string
  link?: string
  /** Icon of an action, and what it does if it has no `link`. */
  icon?: LucideIcon
  act?: () => void
}

export interface SearchResult {
  kind: HitKind
  hits: SearchHit[]
}

/** Returns entries with all words of the query in their title; titles that start with the query come first. */
export function matching<T extends { title: string }>(entries: readonly T[], query: string, limit: number): T[] {
  const start = searchable(query)
  if (!start) return []
  const isFound = searchFor(query)
  const found = entries.filter(({ title }) => isFound(title))
  const starts = ({ title }: T) => searchable(title).startsWith(start)
  return [...found.filter(starts), ...found.filter((entry) => !starts(entry))].slice(0, limit)
}

/** Returns entries in which each word of the query starts a word. Used for actions, whose names users know. */
export function matchingWordStart<T extends { title: string }>(
  entries: readonly T[],
  query: string,
  limit: number,
): T[] {
  const words = searchWords(query)
  const begins = ({ title }: T) => words.every((word) => ` ${searchable(title)}`.includes(` ${word}`))
  return words.length > 0 ? entries.filter(begins).slice(0, limit) : []
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

/** Filters each group of the search data by the query, up to the group's limit. */
export const searchIn = ({ searchArr }: SearchAnswer, query: string): SearchResult[] =>
  searchArr.map((group) => ({ kind: group.groupTitle, hits: hitsOf(group, query) }))

/**
 * Adds records from the server as one group per kind. Users found by the server replace the contacts in the search
 * data.
 */
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
