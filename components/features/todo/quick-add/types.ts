import type { Locale } from "@/lib/core/i18n/locales"
import type { Tag } from "@/lib/features/todo/values"

export interface Person {
  id: number
  fullName: string
  avatar?: string
  isMe?: boolean
}

/** A possible meaning of a part of the line. */
export type Meaning =
  /** YYYY-MM-DD */
  | { kind: "date"; date: string }
  | { kind: "tag"; tag: Tag }
  | { kind: "important" }
  | { kind: "person"; person: Person }

/** A part of the line with a certain or possible meaning. */
export interface Piece {
  /** Key of the piece in `choices`: its text, plus a count if the text occurs more than once. */
  key: string
  /** As typed. */
  text: string
  start: number
  end: number
  /** The applied meaning; the text is then removed from the title. Without a meaning the text stays there. */
  meaning?: Meaning
  /** Other meanings to choose from. If empty and without a `meaning`, the text is a sign with an unknown name. */
  others: Meaning[]
}

/** The user's choices by piece key: the `idOf` a meaning, or "" for plain text. */
export type Choices = Readonly<Record<string, string>>

export interface ParseContext {
  locale: Locale
  /** The user's current day, YYYY-MM-DD. */
  today: string
  people: Person[]
  choices?: Choices
}

/** Result of parsing one line. No text is lost: everything without a meaning is in the title. */
export interface QuickTask {
  title: string
  dueDate?: string
  tags: Tag[]
  isImportant: boolean
  assignee?: Person
  pieces: Piece[]
}

/** Returns an id for a meaning that is unique within its piece. */
export function idOf(meaning: Meaning): string {
  if (meaning.kind === "date") return meaning.date
  if (meaning.kind === "person") return String(meaning.person.id)
  return meaning.kind === "tag" ? meaning.tag : meaning.kind
}
