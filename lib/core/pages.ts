import type * as lucide from "lucide-react"
import type { Action, Grants, Rule, Subject } from "./auth/ability"
import type { Namespace } from "./i18n/messages"

/** The groups of the menu, in order. They follow the users' tasks, not the technology. */
export const pageGroups = ["work", "sell", "business", "company", "help"] as const

/** The name of a lucide icon. `npm run paths` adds those of all pages to the sprite. */
export type IconName = keyof typeof lucide

/** A screen, as menu, search, bookmarks and the page guard know it. */
export interface Page {
  /** Part of the API and stored by bookmarks: it never changes and is never reused. */
  id: number
  /** Also the key of its title in the noun's messages, under `pages`. */
  target: string
  link: string
  icon: IconName
  can: Rule
  /** The menu group. Omitted for pages that aren't in the menu. */
  group?: (typeof pageGroups)[number]
  /** Prefixes of other paths on which its menu entry is marked as well. */
  covers?: string[]
  /** Bookmarked for a new user. */
  startsBookmarked?: true
  /** The slug of its article in the knowledge base, which the help drawer shows. */
  help?: string
}

/** The permissions that give a right on a user's own records and on everybody's. */
export interface RecordRight {
  own: Rule
  all: Rule
}

/** A noun's additions to menu, search, roles and help: the content of `lib/features/<noun>/pages.ts`. */
export interface NounPages {
  /**
   * The message file with the titles of its pages (`pages.<target>`) and the names of its subjects (`subjects.<Subject>`:
   * `name` in a table, `inSentence` after "You can read …").
   */
  messages: Namespace
  /** The noun's permission subjects, and the actions that roles may do on them. Administrators may do everything. */
  subjects?: Partial<Record<Subject, Grants>>
  /**
   * Rights that depend on the record, by subject and action. Any other right is on all records of its subject. The service or
   * the contract's `on` checks them; the permission itself is checked before.
   */
  records?: Partial<Record<Subject, Partial<Record<Action, RecordRight>>>>
  /** In menu order. */
  pages?: (Page & { help: string })[]
  /** Articles about screens without an entry in `pages`, by a prefix of their path. */
  help?: Record<string, string>
}
