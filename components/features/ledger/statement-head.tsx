"use client"

import { Archive, ArchiveRestore, PencilLine } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ActionButton } from "@/components/ui/action-button"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DescriptionList } from "@/components/ui/description-list"
import { toast } from "@/components/ui/toast"
import { useAttempt } from "@/components/ui/use-attempt"
import { call } from "@/lib/core/client/call"
import { useViewParam } from "@/lib/core/client/use-list-state"
import * as endpoints from "@/lib/features/ledger/endpoints"
import type { Statement } from "@/lib/features/ledger/schema/entries"
import { PrintButton } from "./print-button"
import { staleAfterAccount } from "./stale"
import { useFormats } from "./use-formats"

function AccountActions({ account }: Pick<Statement, "account">) {
  const t = useTranslations("ledger")
  const attempt = useAttempt(staleAfterAccount)
  const [, open] = useViewParam("open")
  const name = `${account.code} ${account.name}`
  const archive = (isArchived: boolean) =>
    attempt(async () => {
      await call(endpoints.changeAccount, { params: { id: account.id }, body: { isArchived } })
      void toast.success(t(isArchived ? "account.archivedNow" : "account.restored", { name }))
    })
  return (
    <>
      <Button variant="outline" icon={<PencilLine />} onClick={() => open("rename")}>
        {t("account.rename")}
      </Button>
      <ActionButton
        variant="outline"
        icon={account.isArchived ? <ArchiveRestore /> : <Archive />}
        action={() => archive(!account.isArchived)}
      >
        {t(account.isArchived ? "account.restore" : "account.archive")}
      </ActionButton>
    </>
  )
}

/** The account of a statement, what it held before and after the days that are shown, and what may be done with it. */
export function StatementHead({ account, currency, opening, closing }: Statement) {
  const t = useTranslations("ledger")
  const { money } = useFormats()
  const mayChange = useAbility().can("update", "Books")
  return (
    <Card className="mb-4 print:border-0 print:shadow-none">
      <CardHeader
        title={`${account.code} ${account.name}`}
        subtitle={`${t(`classes.${account.class}`)} · ${t(`accounts.${account.role}`)}`}
        actions={
          <span className="flex flex-wrap items-center gap-2 print:hidden">
            {account.isArchived && <Badge>{t("account.archived")}</Badge>}
            {mayChange && <AccountActions account={account} />}
            <PrintButton />
          </span>
        }
      />
      <CardBody>
        <DescriptionList
          layout="columns"
          className="sm:grid-cols-3"
          items={[
            { term: t("statement.opening"), value: money(opening, currency) },
            { term: t("statement.moved"), value: money(closing - opening, currency) },
            { term: t("statement.closing"), value: money(closing, currency) },
          ]}
        />
      </CardBody>
    </Card>
  )
}
