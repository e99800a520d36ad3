"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { Skeleton } from "@/components/ui/skeleton"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { BagList } from "./bag-list"

const DaysToBank = lazy(() => import("./days-to-bank"))
const BagForm = lazy(() => import("./bag-form"))
const BagDetails = lazy(() => import("./bag-details"))

/** The list of bags, and the drawer for a new one or for the one in the URL: `open=add`, `open=12`. */
export function BagDesk() {
  const t = useTranslations("bank-bags")
  const mayAdd = useAbility().can("create", "BankBag")
  const [open, setOpen] = useViewParam("open")
  const id = /^\d{1,9}$/.test(open ?? "") ? Number(open) : undefined
  const isNew = mayAdd && open === "add"
  const close = () => setOpen(null, { replace: true })
  return (
    <>
      <BagList onAdd={mayAdd ? () => setOpen("add") : undefined} onOpen={(bag) => setOpen(String(bag.id))} />
      <Suspense fallback={<Skeleton className="mt-5 h-72 w-full" />}>
        <DaysToBank />
      </Suspense>
      <Drawer open={isNew || id !== undefined} onClose={close} title={t(isNew ? "add.open" : "title")} size="lg">
        <Suspense>
          {isNew && <BagForm onDone={(bag) => setOpen(String(bag), { replace: true })} />}
          {id !== undefined && <BagDetails key={id} id={id} />}
        </Suspense>
      </Drawer>
    </>
  )
}
