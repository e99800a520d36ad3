"use client"

import {
  BookOpenText,
  FileText,
  History,
  type LucideIcon,
  Mail,
  Newspaper,
  Paperclip,
  SquareCheckBig,
} from "lucide-react"
import { useFormatter } from "next-intl"
import { PageIcon } from "@/components/layout/page-icon"
import { Avatar } from "@/components/ui/avatar"
import type { SearchHit } from "./match"

const icons: Partial<Record<SearchHit["kind"], LucideIcon>> = {
  ...{ Files: Paperclip, invoices: FileText, mails: Mail, tasks: SquareCheckBig },
  ...{ articles: BookOpenText, posts: Newspaper, recent: History },
}

const isoDay = /^\d{4}-\d{2}-\d{2}/

interface Props {
  id: string
  hit: SearchHit
  active: boolean
  onHover: () => void
  onPick: () => void
}

function Picture({ hit }: { hit: SearchHit }) {
  if (hit.icon) return <hit.icon className="size-5 shrink-0 text-ink-faint" />
  if (hit.kind === "Pages") return <PageIcon name={hit.picture} className="size-5 text-ink-faint" />
  if (hit.kind === "Contacts" || hit.kind === "users") return <Avatar src={hit.picture} name={hit.title} size="sm" />
  const Icon = icons[hit.kind]
  if (Icon) return <Icon className="size-5 shrink-0 text-ink-faint" />
  return <img src={hit.picture} alt="" width={28} height={28} className="size-7 rounded-control object-cover" />
}

/** A search result: picture, title with a second line, and a note at the end. */
export function SearchRow({ id, hit, active, onHover, onPick }: Props) {
  const format = useFormatter()
  // Due dates of tasks and the dates of contacts arrive as ISO days.
  const readable = (text: string) =>
    isoDay.test(text) ? format.dateTime(new Date(text), { dateStyle: "medium", timeZone: "UTC" }) : text
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className="search-row"
      onPointerMove={onHover}
      onClick={onPick}
    >
      <span className="grid size-8 shrink-0 place-items-center">
        <Picture hit={hit} />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-dense font-medium">{hit.title}</span>
        {hit.detail && <span className="block truncate text-xs text-ink-muted">{readable(hit.detail)}</span>}
      </span>
      <span className="tabular shrink-0 text-xs text-ink-muted">{readable(hit.note)}</span>
    </button>
  )
}
