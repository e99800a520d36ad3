"use client"

import { BookOpenCheck, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useMemo } from "react"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListFilter } from "@/components/list/types"
import { ButtonLink } from "@/components/ui/button-link"
import type { JournalEntry } from "@/lib/features/ledger/schema/entries"
import { entryKinds } from "@/lib/features/ledger/values/kinds"
import { useAddressOf } from "./addresses"
import { type JournalView, journalSource } from "./journal-source"
import { NoAccess } from "./no-access"
import { OfBusiness } from "./of-business"
import { useAccounts } from "./use-accounts"
import type { BooksOf } from "./use-books"
import { numberOf, useJournalColumns } from "./use-journal-columns"

function JournalOf({ business, shop, shops }: BooksOf) {
  const t = useTranslations("ledger")
  const mayPost = useAbility().can("create", "JournalEntry")
  const addressOf = useAddressOf()
  const source = useMemo(() => journalSource(business.id, shop?.id), [business.id, shop?.id])
  const { accounts, nameOf, error, mutate } = useAccounts(business.id)
  const columns = useJournalColumns(nameOf, (id) => shops.find((one) => one.id === id)?.name ?? "")
  const filters: ListFilter[] = [
    { kind: "days", name: "date", params: ["from", "to"], label: t("fields.businessDate") },
    {
      name: "account",
      label: t("fields.account"),
      options: accounts.map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` })),
    },
    {
      name: "kind",
      label: t("fields.kind"),
      options: entryKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    },
  ]
  if (error && accounts.length === 0)
    return <NoAccess error={error} business={business.tradingName} onRetry={() => void mutate()} />
  return (
    <ListScreen<JournalEntry, JournalView>
      source={source}
      columns={columns}
      filters={filters}
      labels={{
        title: t("tabs.journal"),
        search: t("journal.search"),
        emptyTitle: t("journal.emptyTitle"),
        emptyText: t("journal.emptyText"),
        ownOrder: t("journal.order"),
        row: numberOf,
      }}
      emptyIcon={<BookOpenCheck />}
      primaryAction={
        mayPost && (
          <ButtonLink href={addressOf("/business/books/entries/new")} icon={<Plus />}>
            {t("manual.add")}
          </ButtonLink>
        )
      }
    />
  )
}

/** The journal entries of the chosen business. */
export const Journal = () => <OfBusiness>{(books) => <JournalOf {...books} />}</OfBusiness>
