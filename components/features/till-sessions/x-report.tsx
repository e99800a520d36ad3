"use client"

import { FileText } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"

const XReportFigures = lazy(() => import("./x-report-figures"))

/** The button of the X report, which opens in a drawer. */
export function XReport({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions.x")
  const [open, setOpen] = useViewParam("open")
  return (
    <>
      <Button variant="outline" icon={<FileText />} onClick={() => setOpen("x-report")}>
        {t("title")}
      </Button>
      <Drawer open={open === "x-report"} onClose={() => setOpen(null, { replace: true })} title={t("title")}>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <XReportFigures id={session.id} />
        </Suspense>
      </Drawer>
    </>
  )
}
