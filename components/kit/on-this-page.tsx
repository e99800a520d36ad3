"use client"

import clsx from "clsx"
import { ChevronDown } from "lucide-react"
import { useTranslations } from "next-intl"
import { useEffect, useId, useState } from "react"

interface Props {
  /** The parts of the page that have an anchor, in order. */
  parts: { id: string; title: string }[]
}

/** Returns the ids of the parts in the upper half of the window. */
function useInView(parts: Props["parts"]): Set<string> {
  const [inView, setInView] = useState<Set<string>>(new Set())
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) =>
        setInView((before) => {
          const next = new Set(before)
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) next.add(target.id)
            else next.delete(target.id)
          }
          return next
        }),
      { rootMargin: "-80px 0px -50% 0px" },
    )
    for (const { id } of parts) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [parts])
  return inView
}

/** Links to the parts of a long page: beside it on wide screens, folded above it on others. */
export function OnThisPage({ parts }: Props) {
  const t = useTranslations("kit")
  const [open, setOpen] = useState(false)
  const inView = useInView(parts)
  const id = useId()
  return (
    <nav
      aria-labelledby={`${id}title`}
      className="max-[88rem]:mb-5 max-[88rem]:rounded-card max-[88rem]:border max-[88rem]:border-line max-[88rem]:bg-card min-[88rem]:sticky min-[88rem]:top-24 min-[88rem]:col-start-2 min-[88rem]:row-start-1 min-[88rem]:max-h-[calc(100dvh-7rem)] min-[88rem]:self-start min-[88rem]:overflow-y-auto"
    >
      <h2
        id={`${id}title`}
        className="font-medium text-dense text-ink max-[88rem]:sr-only min-[88rem]:px-3 min-[88rem]:pb-2"
      >
        {t("onThisPage")}
      </h2>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`${id}list`}
        className="flex min-h-control w-full items-center justify-between gap-2 rounded-card px-4 py-2 font-medium text-dense text-ink min-[88rem]:hidden"
        onClick={() => setOpen(!open)}
      >
        {t("onThisPage")}
        <ChevronDown
          aria-hidden="true"
          className={clsx("size-4 text-ink-muted transition-transform duration-fast", open && "rotate-180")}
        />
      </button>
      <ul
        id={`${id}list`}
        className={clsx(
          "text-dense max-[88rem]:px-2 max-[88rem]:pb-2 min-[88rem]:border-line min-[88rem]:border-s",
          !open && "max-[88rem]:hidden",
        )}
      >
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              onClick={() => setOpen(false)}
              className={clsx(
                "block py-1 transition-colors duration-fast hover:text-ink max-[88rem]:rounded-control max-[88rem]:px-2 max-[88rem]:py-2 min-[88rem]:-ms-px min-[88rem]:border-s-2 min-[88rem]:px-3",
                inView.has(part.id)
                  ? "min-[88rem]:border-brand-mark max-[88rem]:text-ink-muted min-[88rem]:text-brand-text"
                  : "min-[88rem]:border-transparent text-ink-muted",
              )}
            >
              {part.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
