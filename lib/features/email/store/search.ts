import { type Folder, folders, type Label, labels } from "../values"

/** What is looked for: words in the subject, and whatever operators say. */
export interface MailSearch {
  words: string
  from: string[]
  to: string[]
  subject: string[]
  labels: Label[]
  in?: Folder | "starred" | "all"
  hasAttachment?: true
  isRead?: boolean
  isStarred?: true
  /** The first instant that is too late, and the first that is late enough; days begin in UTC. */
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

/** Takes an operator in, or says that it is none and stands for itself. */
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
 * Reads what someone typed into the search of their mail: `from:anna "spring order" has:attachment after:2026-03-01`.
 * Text without operators is looked for as it stands, in the subject; so is an operator with a value that it does not know.
 */
export function parseSearch(q = ""): MailSearch {
  const search: MailSearch = { words: "", from: [], to: [], subject: [], labels: [] }
  const words: string[] = []
  let operated = false
  for (const [whole, name, quoted, plain, phrase] of q.matchAll(part)) {
    const value = (quoted ?? plain ?? "").trim()
    const operator =
      name === undefined ? undefined : Object.entries(operators).find(([key]) => key === name.toLowerCase())
    if (operator && value && operator[1](search, value)) operated = true
    else words.push(phrase ?? whole)
  }
  search.words = operated ? words.join(" ").trim() : q.trim()
  return search
}
