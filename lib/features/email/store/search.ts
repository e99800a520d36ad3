import { type Folder, folders, type Label, labels } from "../values"

/** A parsed search: words and phrases, all of which have to occur in any order, and the values of the operators. */
export interface MailSearch {
  words: string[]
  from: string[]
  to: string[]
  subject: string[]
  labels: Label[]
  in?: Folder | "starred" | "all"
  hasAttachment?: true
  isRead?: boolean
  isStarred?: true
  /** `before` is exclusive, `after` inclusive. Days begin at midnight UTC. */
  before?: Date
  after?: Date
}

const part = /(\w+):(?:"([^"]*)"|(\S+))|"([^"]*)"|(\S+)/g
const places = [...folders, "starred", "all"] as const
const day = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/

function dateOf(text: string): Date | undefined {
  const [, year, month, date] = (day.exec(text) ?? []).map(Number)
  if (!year || !month || !date) return undefined
  const instant = new Date(Date.UTC(year, month - 1, date))
  return instant.getUTCMonth() === month - 1 ? instant : undefined
}

const nextDay = (date: Date) => new Date(date.getTime() + 86_400_000)

/** Each applies an operator to the search. Returns false if the value is invalid; the text is then searched for literally. */
const operators: Record<string, (search: MailSearch, value: string) => boolean> = {
  from: (search, value) => search.from.push(value) > 0,
  to: (search, value) => search.to.push(value) > 0,
  subject: (search, value) => search.subject.push(value) > 0,
  label: (search, value) => {
    const label = labels.find((name) => name === value.toLowerCase())
    return label !== undefined && search.labels.push(label) > 0
  },
  in: (search, value) => {
    search.in = places.find((name) => name === value.toLowerCase()) ?? search.in
    return search.in === value.toLowerCase()
  },
  has: (search, value) => {
    if (!/^attachments?$/i.test(value)) return false
    search.hasAttachment = true
    return true
  },
  is: (search, value) => {
    const kind = value.toLowerCase()
    if (kind === "unread" || kind === "read") search.isRead = kind === "read"
    else if (kind === "starred") search.isStarred = true
    else return false
    return true
  },
  before: (search, value) => {
    const date = dateOf(value)
    if (date && (!search.before || date < search.before)) search.before = date
    return date !== undefined
  },
  after: (search, value) => {
    const date = dateOf(value)
    if (date && (!search.after || nextDay(date) > search.after)) search.after = nextDay(date)
    return date !== undefined
  },
}

/**
 * Parses the text of the mail search, such as `from:anna "spring order" has:attachment after:2026-03-01`. Operators with an
 * unknown value are searched for literally.
 */
export function parseSearch(q = ""): MailSearch {
  const search: MailSearch = { words: [], from: [], to: [], subject: [], labels: [] }
  for (const [whole, name, quoted, plain, phrase] of q.matchAll(part)) {
    const value = (quoted ?? plain ?? "").trim()
    const operator =
      name === undefined ? undefined : Object.entries(operators).find(([key]) => key === name.toLowerCase())
    if (operator && value && operator[1](search, value)) continue
    const word = (phrase ?? whole).trim()
    if (word) search.words.push(word)
  }
  return search
}
