"use client"

import { Download, Plus, Rss, Upload } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Button } from "@/components/ui/button"
import { preloadDialog } from "@/components/ui/dialog"
import * as endpoints from "@/lib/features/calendar/endpoints"
import { useCalendar } from "./calendar-context"
import { CalendarFilter } from "./calendar-filter"
import { preloadForm } from "./event-drawer"
import { MiniMonth } from "./mini-month"
import type { Placed } from "./placed"

const loadImport = () => import("./import-dialog")
const loadFeed = () => import("./feed-dialog")
const ImportDialog = lazy(loadImport)
const FeedDialog = lazy(loadFeed)

const entry =
  "flex min-h-control-sm w-full items-center text-start gap-2.5 rounded-control px-2 text-dense text-ink-muted hover:bg-neutral-soft " +
  "hover:text-ink [&_svg]:size-4 [&_svg]:shrink-0"

/** The panel beside the views: a button to add an event, a small month, the calendars, import, export and feed. */
export function SidePanel({ items, onChosen }: { items: Placed[]; onChosen?: () => void }) {
  const t = useTranslations("calendar")
  const { go, mayAdd } = useCalendar()
  const [open, setOpen] = useState<"import" | "feed">()
  const close = () => setOpen(undefined)
  const add = () => {
    onChosen?.()
    go({ event: null, adding: {} })
  }
  return (
    <div className="flex flex-col gap-6">
      {mayAdd && (
        <Button icon={<Plus />} onClick={add} onPointerEnter={preloadForm} onFocus={preloadForm} className="w-full">
          {t("add")}
        </Button>
      )}
      <MiniMonth items={items} onChosen={onChosen} />
      <CalendarFilter />
      <div className="flex flex-col border-line border-t pt-3">
        {mayAdd && (
          <button
            type="button"
            className={entry}
            onClick={() => setOpen("import")}
            onPointerEnter={() => void Promise.all([preloadDialog(), loadImport()])}
          >
            <Upload aria-hidden="true" />
            {t("import.open")}
          </button>
        )}
        <a href={`/api${endpoints.exportEvents.path}`} download="calendar.ics" className={entry}>
          <Download aria-hidden="true" />
          {t("export")}
        </a>
        <button
          type="button"
          className={entry}
          onClick={() => setOpen("feed")}
          onPointerEnter={() => void Promise.all([preloadDialog(), loadFeed()])}
        >
          <Rss aria-hidden="true" />
          {t("feed.open")}
        </button>
      </div>
      <Suspense>
        {open === "import" && <ImportDialog onClose={close} />}
        {open === "feed" && <FeedDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
