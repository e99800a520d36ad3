"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense, useState } from "react"
import { Button } from "@/components/ui/button"
import { Dialog } from "@/components/ui/dialog"
import { Skeleton, SkeletonText } from "@/components/ui/skeleton"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/ledger/endpoints"

const RootEmailForm = lazy(() => import("./root-email-form"))

/** Says where the daily root is mailed, with a button to change that. */
export function RootEmail({ business, mayChange }: { business: number; mayChange: boolean }) {
  const t = useTranslations("proof.root")
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(endpoints.getBooks, { params: { id: business } })
  if (!data)
    return (
      <div className="space-y-2">
        <SkeletonText lines={1} className="py-1" />
        {mayChange && <Skeleton className="h-8 w-40" />}
      </div>
    )
  const { rootEmail } = data
  return (
    <div className="space-y-2">
      <p className="text-ink-muted text-sm">{rootEmail ? t("mailedTo", { address: rootEmail }) : t("notMailed")}</p>
      {mayChange && (
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {t(rootEmail ? "changeMail" : "startMail")}
        </Button>
      )}
      <Dialog
        open={mayChange && isOpen}
        onClose={() => setOpen(false)}
        title={t("mailTitle")}
        description={t("mailText")}
      >
        <Suspense>
          <RootEmailForm books={data} onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </div>
  )
}
