"use client"

import { ArrowDownToLine, ArrowUpFromLine, NotebookPen } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { TillSessionSheet } from "@/lib/features/till-sessions/schema"

const forms = {
  in: lazy(() => import("./money-forms").then(({ MoneyIn }) => ({ default: MoneyIn }))),
  out: lazy(() => import("./money-forms").then(({ MoneyOut }) => ({ default: MoneyOut }))),
  note: lazy(() => import("./money-forms").then(({ Note }) => ({ default: Note }))),
}
const icons = { out: <ArrowUpFromLine />, in: <ArrowDownToLine />, note: <NotebookPen /> }
const names = ["out", "in", "note"] as const

/** Money in and out, and notes: a button for each, whose form is in a drawer. */
export function MoneyActs({ session }: { session: TillSessionSheet }) {
  const t = useTranslations("till-sessions.money")
  const [open, setOpen] = useViewParam("open")
  const shown = names.find((name) => name === open)
  const close = () => setOpen(null, { replace: true })
  const Shown = shown && forms[shown]
  return (
    <>
      <div className="grid grid-cols-3 gap-2 sm:flex">
        {names.map((name) => (
          <Button
            key={name}
            size="lg"
            variant="outline"
            icon={icons[name]}
            onClick={() => setOpen(name)}
            className="max-sm:flex-col max-sm:px-2! max-sm:py-2 max-sm:text-sm!"
          >
            {t(name)}
          </Button>
        ))}
      </div>
      <Drawer open={shown !== undefined} onClose={close} title={shown ? t(shown) : ""}>
        <Suspense>{Shown && <Shown session={session} onDone={close} />}</Suspense>
      </Drawer>
    </>
  )
}
