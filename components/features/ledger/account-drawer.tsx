"use client"

import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useAbility } from "@/components/layout/ability"
import { Drawer } from "@/components/ui/drawer"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { LedgerAccount } from "@/lib/features/ledger/schema/account"

const Add = lazy(() => import("./account-forms").then((module) => ({ default: module.AddAccount })))
const Rename = lazy(() => import("./account-forms").then((module) => ({ default: module.RenameAccount })))

interface Props {
  business: number
  /** The account to rename; without it, one is added. */
  account?: LedgerAccount
}

/** The drawer to add an account, or to rename one. */
export function AccountDrawer({ business, account }: Props) {
  const t = useTranslations("ledger")
  const ability = useAbility()
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const isAdding = !account && open === "add-account" && ability.can("create", "Books")
  const isRenaming = account !== undefined && open === "rename" && ability.can("update", "Books")
  return (
    <Drawer
      open={isAdding || isRenaming}
      onClose={close}
      title={account ? t("account.renameTitle", { code: account.code }) : t("account.add")}
    >
      <Suspense>
        {isAdding && <Add business={business} onDone={close} />}
        {isRenaming && <Rename account={account} onDone={close} />}
      </Suspense>
    </Drawer>
  )
}
