import type { Locale } from "@/lib/core/i18n/locales"
import type { Tag } from "@/lib/features/todo/values"

export interface Person {
  id: number
  fullName: string
  avatar?: string
  isMe?: boolean
}

/** What a piece of the line can stand for. */
export type Meaning =
  /** YYYY-MM-DD */
  | { kind: "date"; date: string }
  | { kind: "tag"; tag: Tag }
  | { kind: "important" }
  | { kind: "person"; person: Person }

/** Part of the line that stands for something, or might. */
export interface Piece {
  /** Names the piece in `choices`: its words and, where they come again, which time it is. */
  key: string
  /** As it was typed. */
  text: string
  start: number
  end: number
  /** What it was taken for, and so left the title. Without it the words stay in the title. */
  meaning?: Meaning
  /** What else it may stand for; someone has to say. Empty and no meaning: it stands for nothing that is known. */
  others: Meaning[]
}

/** What someone said about pieces, by key: the `idOf` a meaning, or "" for "these are just words". */
export type Choices = Readonly<Record<string, string>>

export interface Circumstances {
  locale: Locale
  /** The reader's day, YYYY-MM-DD. */
  today: string
  people: Person[]
  choices?: Choices
}

/** What one line says. Nothing typed is ever lost: what is not taken for something is the title. */
export interface QuickTask {
  title: string
  dueDate?: string
  tags: Tag[]
  isImportant: boolean
  assignee?: Person
  pieces: Piece[]
}

/** A meaning among those of one piece. */
export function idOf(meaning: Meaning): string {
  if (meaning.kind === "date") return meaning.date
  if (meaning.kind === "person") return String(meaning.person.id)
  return meaning.kind === "tag" ? meaning.tag : meaning.kind
}
