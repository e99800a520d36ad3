"use client"

import clsx from "clsx"
import { Star } from "lucide-react"
import { useTranslations } from "next-intl"
import { Avatar } from "@/components/ui/avatar"
import { floatingClass } from "@/components/ui/layer-styles"
import { tagDots } from "../looks"
import type { Suggestion } from "./suggest"

interface Props {
  id: string
  options: Suggestion[]
  active: number
  onTake: (option: Suggestion) => void
}

/** Completions for the word being typed; focus stays in the input. */
export function SuggestionList({ id, options, active, onTake }: Props) {
  const t = useTranslations("todo.add")
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("suggestions")}
      className={clsx(floatingClass, "absolute start-9 top-full z-20 -mt-1 w-64 max-w-[calc(100%-3rem)] p-1.5")}
    >
      {options.map((option, index) => (
        <div
          key={option.person?.id ?? option.text}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keep focus in the input.
          onPointerDown={(event) => {
            event.preventDefault()
            onTake(option)
          }}
          className={clsx(
            "flex min-h-control-sm cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-dense max-sm:min-h-11",
            index === active ? "bg-neutral-soft" : "hover:bg-neutral-soft",
          )}
        >
          {option.person && <Avatar size="xs" name={option.label} src={option.person.avatar} />}
          {option.tag && (
            <span aria-hidden="true" className={clsx("mx-0.5 size-2.5 rounded-full", tagDots[option.tag])} />
          )}
          {option.kind === "important" && (
            <Star aria-hidden="true" className="size-3.5 fill-warning-mark text-warning-mark" />
          )}
          <span className="truncate">{option.label}</span>
        </div>
      ))}
    </div>
  )
}
