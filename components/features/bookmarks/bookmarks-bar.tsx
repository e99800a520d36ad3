"use client"

import { Star } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useCallback, useRef, useState } from "react"
import { Dropdown } from "@/components/layout/dropdown"
import { PageIcon } from "@/components/layout/page-icon"
import { useDismiss } from "@/components/layout/use-dismiss"
import { Link } from "@/components/ui/link"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/bookmarks/endpoints"
import type { PageEntry } from "@/lib/features/bookmarks/schema"

const load = () => import("./bookmark-box").then((file) => ({ default: file.BookmarkBox }))
const BookmarkBox = lazy(load)

/** Number of bookmarks in the navbar. The rest are behind the chevron. */
const maxShown = 10

/** The bookmarked pages as icons in the navbar, and the star that opens the box to edit them. */
export function BookmarksBar({ bookmarked }: { bookmarked: PageEntry[] }) {
  const t = useTranslations("shell.bookmarks")
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  // Documents have only the bookmarked pages. The box, which searches all of them, fetches the rest.
  const { data, error, mutate } = useQuery(endpoints.listBookmarks, wasOpen ? {} : null, { revalidateOnFocus: false })
  const pages = data?.suggestions ?? bookmarked
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback((byKey: boolean) => {
    setOpen(false)
    if (byKey) button.current?.focus()
  }, [])
  useDismiss(open, area, close)

  const starred = pages.filter((page) => page.isBookmarked)
  const rest = starred.slice(maxShown)
  const replace = (changed: PageEntry) => {
    const suggestions = pages.map((page) => (page.id === changed.id ? changed : page))
    return mutate({ suggestions, bookmarks: suggestions.filter(({ isBookmarked }) => isBookmarked) }, false)
  }

  return (
    <nav aria-label={t("label")} className="flex items-center gap-0.5">
      <ul className="hidden items-center gap-0.5 lg:flex">
        {starred.slice(0, maxShown).map(({ id, link, icon, title }) => (
          <li key={id}>
            <Link href={link} className="shell-button" aria-label={title} data-tip={title}>
              <PageIcon name={icon} />
            </Link>
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <Dropdown label={t("more")} face={<PageIcon name="ChevronDown" className="size-4" />} panelClassName="w-56">
          <ul className="panel-list">
            {rest.map(({ id, link, icon, title }) => (
              <li key={id}>
                <Link href={link} className="panel-item">
                  <PageIcon name={icon} className="size-4 text-ink-faint" />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </Dropdown>
      )}
      <div ref={area} className="relative">
        <button
          ref={button}
          type="button"
          className="shell-button"
          aria-label={t("open")}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open)
            setWasOpen(true)
          }}
          onPointerEnter={load}
          onFocus={load}
        >
          <Star className="bookmark-star size-5" />
        </button>
        <Suspense>
          {open && (
            <BookmarkBox
              pages={pages}
              loaded={Boolean(data)}
              failed={Boolean(error)}
              onChange={replace}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </nav>
  )
}
