"use client"

import { ChevronLeft, ChevronRight } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"

interface Props {
  page: number
  perPage: number
  lastPage: number
  /** Rows on this page. */
  shown: number
  total: number
  totalIsEstimate: boolean
  onPage: (page: number) => void
  /** Phones choose the size of a page here. */
  pageSize: ReactNode
}

/** First, last, and the current page with its neighbours; 0 stands for a gap. */
export function pageNumbers(page: number, last: number): number[] {
  const wanted = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last)
  if (page <= 3) wanted.push(...[2, 3, 4].filter((number) => number < last))
  if (page >= last - 2) wanted.push(...[last - 3, last - 2, last - 1].filter((number) => number > 1))
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? number - 1
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [0, number] : [number]
  })
}

const box = "flex size-11 items-center justify-center rounded-control md:size-8"

/** Where one is in the list, and the way to its other pages. */
export function ListFooter({ page, perPage, lastPage, shown, total, totalIsEstimate, onPage, pageSize }: Props) {
  const t = useTranslations("list")
  const from = (page - 1) * perPage + 1
  const range = { from, to: from + shown - 1, total }
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t px-3 py-3 md:px-5 text-dense text-ink-muted">
      <p className="tabular" aria-live="polite">
        {t(totalIsEstimate ? "rangeAbout" : "range", range)}
      </p>
      <span className="md:hidden">{pageSize}</span>
      {lastPage > 1 && (
        <nav
          aria-label={t("pages")}
          className="tabular flex items-center gap-0.5 max-md:w-full max-md:justify-between md:-me-1.5"
        >
          <Step label={t("previous")} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
          </Step>
          <span className="px-2 md:hidden">{t("pageOf", { page, pages: lastPage })}</span>
          {pageNumbers(page, lastPage).map((number, index) =>
            number === 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, told apart by their place.
              <span key={`gap${index}`} aria-hidden="true" className="hidden w-6 text-center md:block">
                …
              </span>
            ) : (
              <button
                key={number}
                type="button"
                aria-label={t("page", { page: number })}
                aria-current={number === page ? "page" : undefined}
                onClick={() => onPage(number)}
                className="hidden h-8 min-w-8 items-center justify-center rounded-control px-2 hover:bg-neutral-soft aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-text md:flex"
              >
                {number}
              </button>
            ),
          )}
          <Step label={t("next")} disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden="true" className="size-4 rtl:rotate-180" />
          </Step>
        </nav>
      )}
    </footer>
  )
}

interface StepProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** Stays focusable at the end of the way, so that the focus is not lost there. */
function Step({ label, disabled, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={`${box} hover:bg-neutral-soft aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent`}
    >
      {children}
    </button>
  )
}
