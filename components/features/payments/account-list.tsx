"use client"

import { PiggyBank, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { useChosenShop } from "@/components/features/businesses/use-chosen-shop"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { Drawer } from "@/components/ui/drawer"
import { TextLink } from "@/components/ui/text-link"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { major, money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/payments/endpoints"
import type { AccountListQuery, AccountPayment } from "@/lib/features/payments/schema/account"
import { accountStates, partyKinds } from "@/lib/features/payments/values"
import { accountTones } from "./account-tones"
import { accountSource } from "./list-sources"
import { useDay } from "./use-day"
import { businessFilter } from "./use-register-filters"

const AccountForm = lazy(() => import("./account-form").then((module) => ({ default: module.AccountForm })))
const AccountDetails = lazy(() => import("./account-details").then((module) => ({ default: module.AccountDetails })))

function useColumns(): ListColumn<AccountPayment>[] {
  const t = useTranslations("payments.account")
  const locale = useLanguage()
  const day = useDay()
  const amount = (name: "amount" | "rest", sortBy?: string): ListColumn<AccountPayment> => ({
    ...{ name, sortBy, header: t(`fields.${name}`), width: "w-[16%]" },
    align: "end",
    cell: (row) => <span className="tabular">{money(row[name], row.currency, locale)}</span>,
    text: (row) => major(row[name]),
  })
  return [
    {
      name: "party",
      header: t("fields.party"),
      cell: ({ id, partyName, partyKind, memo }) => (
        <span className="block min-w-0">
          <TextLink href={`/business/payments/on-account?open=payment-${id}`} className="block truncate font-medium">
            <bdi>{partyName}</bdi>
          </TextLink>
          <bdi className="block truncate text-ink-muted text-xs">{memo || t(`partyKinds.${partyKind}`)}</bdi>
        </span>
      ),
      text: ({ partyName }) => partyName,
      width: "w-[34%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "paidOn",
      header: t("fields.paidOn"),
      cell: ({ paidOn }) => day(paidOn),
      text: ({ paidOn }) => paidOn,
      sortBy: "date",
      width: "w-[16%]",
    },
    amount("amount"),
    amount("rest", "rest"),
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <Badge tone={accountTones[state]}>{t(`states.${state}`)}</Badge>,
      text: ({ state }) => t(`states.${state}`),
      width: "w-[18%]",
    },
  ]
}

/** Payments on account, and the drawer in which one is recorded or allocated. What the drawer shows is in the URL. */
export function AccountList() {
  const t = useTranslations("payments.account")
  const shop = useChosenShop()
  const mayAdd = useAbility().can("create", "Payment")
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  const [, shown] = /^payment-(\d{1,9})$/.exec(open ?? "") ?? []
  const isAdding = mayAdd && open === "add"
  const { data: payment } = useQuery(endpoints.getAccountPayment, shown ? { params: { id: Number(shown) } } : null)
  const title = payment ? t("title", { name: payment.partyName }) : t("history")
  return (
    <>
      <ListScreen<AccountPayment, AccountListQuery>
        source={shop === undefined ? accountSource : { ...accountSource, fixed: { shop } }}
        columns={useColumns()}
        filters={[
          {
            ...{ name: "state", label: t("fields.state") },
            options: accountStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          {
            ...{ name: "partyKind", label: t("fields.party") },
            options: partyKinds.map((value) => ({ value, label: t(`partyKinds.${value}`) })),
          },
          businessFilter(t("fields.business")),
        ]}
        labels={{
          ...{ title: t("list"), search: t("search"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") },
          row: ({ partyName }) => partyName,
        }}
        emptyIcon={<PiggyBank />}
        primaryAction={
          mayAdd && (
            <Button icon={<Plus />} onClick={() => setOpen("add")}>
              {t("add")}
            </Button>
          )
        }
      />
      <Drawer open={isAdding || Boolean(shown)} onClose={close} title={shown ? title : t("add")} size="lg">
        <Suspense>
          {isAdding && <AccountForm onDone={(id) => (id ? setOpen(`payment-${id}`, { replace: true }) : close())} />}
          {shown && <AccountDetails key={shown} id={Number(shown)} />}
        </Suspense>
      </Drawer>
    </>
  )
}
