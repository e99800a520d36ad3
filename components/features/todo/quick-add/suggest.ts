import { type Tag, tags } from "@/lib/features/todo/values"
import { plain } from "./text"
import type { Person } from "./types"

export interface Suggestion {
  kind: "person" | "tag" | "important"
  label: string
  /** Replaces the word being typed. */
  text: string
  person?: Person
  tag?: Tag
}
export interface Suggestions {
  /** Position of the word being typed. */
  start: number
  end: number
  options: Suggestion[]
}

const maxOptions = 6
const priorities: Tag[] = ["high", "medium", "low"]

/** Returns completions for the word at the cursor: users after `@`, tags after `#`, priorities after `!`. */
export function suggest(
  line: string,
  cursor: number,
  people: Person[],
  nameOf: (what: Tag | "important") => string,
): Suggestions | undefined {
  const word = /(^|\s)([@#!])([\p{L}\p{N}._-]*)$/u.exec(line.slice(0, cursor))
  if (!word || /^\S/.test(line.slice(cursor))) return undefined
  const sign = word[2] as string
  const typed = plain(word[3] ?? "").replace(/[._]/g, " ")
  const start = cursor - 1 - (word[3]?.length ?? 0)
  const begins = (label: string) =>
    plain(label)
      .split(/[\s-]+/)
      .some((_, i, words) => words.slice(i).join(" ").startsWith(typed))
  const asTag = (tag: Tag): Suggestion => ({ kind: "tag", label: nameOf(tag), text: `${sign}${tag}`, tag })
  const all: Suggestion[] =
    sign === "@"
      ? people.map((person) => ({ kind: "person", label: person.fullName, text: `@${person.fullName}`, person }))
      : sign === "#"
        ? tags.map(asTag)
        : [{ kind: "important", label: nameOf("important"), text: "!important" }, ...priorities.map(asTag)]
  const options = all.filter(({ label, text }) => begins(label) || begins(text.slice(1))).slice(0, maxOptions)
  return options.length > 0 ? { start, end: cursor, options } : undefined
}
