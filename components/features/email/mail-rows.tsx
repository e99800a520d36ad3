"use client"

import { useVirtualizer } from "@tanstack/react-virtual"
import clsx from "clsx"
import { useTranslations } from "next-intl"
import { type RefObject, useEffect, useState } from "react"
import { Skeleton } from "@/components/ui/skeleton"
import { MailRow, type RowProps } from "./mail-row"
import { type MailListState, pageSize } from "./use-mail-list"
import { useMailTime } from "./use-mail-time"

interface Props extends Pick<RowProps, "mayChange" | "onOpen" | "onToggle" | "onStar"> {
  list: MailListState
  scroller: RefObject<HTMLDivElement | null>
  label: string
  current: number
  openMail?: string
  isSelected: (id: number) => boolean
  hrefOf: (id: number) => string
  onFirstRow: (index: number) => void
}

/** A third of a page. */
const step = Math.ceil(pageSize / 3)
const serverRect = { width: 1000, height: 900 }
/** Below this width of the list, in pixels, styles (`@max-[30rem]`) wrap rows onto three lines. */
const narrow = 480

/** The visible rows of a virtual list. */
export function MailRows(props: Props) {
  const { list, scroller, label, current, openMail, mayChange, isSelected, hrefOf, onFirstRow, ...handlers } = props
  const t = useTranslations("email")
  const time = useMailTime()
  const [isNarrow, setNarrow] = useState(false)
  // Only the virtual list needs the number; styles place the rows, so that nothing moves when scripts take over.
  const height = isNarrow ? 76 : 48
  const virtual = useVirtualizer({
    count: list.total ?? 12,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: serverRect,
    getItemKey: (index) => list.at(index)?.id ?? `place${index}`,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: all rows have the same height
  useEffect(() => virtual.measure(), [height])
  const width = virtual.scrollRect?.width ?? serverRect.width
  useEffect(() => setNarrow(width < narrow), [width])

  const items = virtual.getVirtualItems()
  // Report in steps, so that the screen doesn't re-render for every row.
  const first = Math.floor((virtual.scrollOffset ?? 0) / height / step) * step
  useEffect(() => onFirstRow(first), [first, onFirstRow])
  useEffect(() => {
    if (current >= 0) virtual.scrollToIndex(current, { align: "auto" })
  }, [current, virtual])

  return (
    <ul
      aria-label={label}
      aria-busy={list.waiting || undefined}
      className={clsx(
        "relative w-full transition-opacity duration-base [--row:48px] @max-[30rem]:[--row:76px]",
        list.waiting && list.total !== undefined && "opacity-60",
      )}
      style={{ height: `calc(var(--row) * ${virtual.options.count})` }}
    >
      {items.map(({ index, key }) => {
        const mail = list.at(index)
        return (
          <li
            key={key}
            aria-posinset={index + 1}
            aria-setsize={list.total ?? -1}
            className="absolute inset-x-0 h-(--row)"
            style={{ transform: `translateY(calc(var(--row) * ${index}))` }}
          >
            {mail ? (
              <MailRow
                mail={mail}
                time={time}
                index={index}
                href={hrefOf(mail.id)}
                isCurrent={index === Math.max(0, current)}
                isOpen={String(mail.id) === openMail}
                isSelected={isSelected(mail.id)}
                isNarrow={isNarrow}
                mayChange={mayChange}
                {...handlers}
              />
            ) : (
              <div className="flex h-full items-center gap-4 border-line border-b px-4">
                <span className="sr-only">{t("loading")}</span>
                <Skeleton className="size-4" />
                <Skeleton className="h-3 w-32" />
                <Skeleton className="h-3 flex-1" />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
