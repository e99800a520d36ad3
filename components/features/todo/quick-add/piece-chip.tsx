"use client"

import clsx from "clsx"
import { CalendarDays, CircleHelp, Star, Tag as TagIcon, User, X } from "lucide-react"
import { useTranslations } from "next-intl"
import { type Tone, toneClass } from "@/components/ui/tone"
import { useDayName } from "../due-date"
import { tagTones } from "../looks"
import { idOf, type Meaning, type Piece } from "./types"

interface Props {
  piece: Piece
  today: string
  onChoose: (choice: string) => void
}

const icons = { date: CalendarDays, tag: TagIcon, important: Star, person: User }

const toneOf = (meaning: Meaning | undefined): Tone => {
  if (!meaning) return "neutral"
  if (meaning.kind === "tag") return tagTones[meaning.tag]
  return meaning.kind === "important" ? "warning" : "brand"
}

const chip =
  "inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full border px-2 font-medium text-xs max-sm:min-h-8"
const small = "rounded-full underline decoration-dotted underline-offset-2 hover:no-underline max-sm:min-h-8"

/** A recognised part of the line with a button to undo it, or a part whose meaning the user can choose. */
export function PieceChip({ piece, today, onChoose }: Props) {
  const t = useTranslations("todo")
  const day = useDayName(today)
  const { meaning, others, text } = piece
  const Icon = meaning ? icons[meaning.kind] : CircleHelp
  const labelOf = (one: Meaning) => {
    if (one.kind === "date") return day.short(one.date)
    if (one.kind === "person") return one.person.fullName
    return one.kind === "tag" ? t(`tags.${one.tag}`) : t("lists.important")
  }
  return (
    <li
      className={clsx(
        chip,
        toneClass(toneOf(meaning)),
        meaning ? "border-transparent bg-tone-soft text-tone-text" : "border-line-strong border-dashed text-ink-muted",
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {meaning ? (
        <span className="truncate">{labelOf(meaning)}</span>
      ) : (
        <span className="truncate">{others.length > 0 ? t("add.ask", { text }) : t("add.unknown", { text })}</span>
      )}
      {others.map((other) => (
        <button key={idOf(other)} type="button" className={small} onClick={() => onChoose(idOf(other))}>
          {meaning ? t("add.or", { what: labelOf(other) }) : labelOf(other)}
        </button>
      ))}
      {(meaning || others.length > 0) && (
        <button
          type="button"
          aria-label={t("add.asText", { text })}
          data-tip={t("add.asText", { text })}
          onClick={() => onChoose("")}
          className="-me-1 grid size-5 shrink-0 place-items-center rounded-full hover:bg-card/60 max-sm:size-8"
        >
          <X aria-hidden="true" className="size-3" />
        </button>
      )}
    </li>
  )
}
