"use client"

import { Building2, Ellipsis, ListChecks, ListTree, PencilLine, Plus } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import type { ListColumn } from "@/components/list/types"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import { useViewParam } from "@/lib/core/client/use-list-state"
import type { Business, BusinessListQuery } from "@/lib/features/businesses/schema/businesses"
import { businessStates } from "@/lib/features/businesses/values"
import { businessListSource } from "./business-list-source"
import { BusinessName } from "./business-name"
import { useFigureColumns } from "./figures"
import { openedText, setUp, setUpText, useOpen } from "./open"
import { StateBadge } from "./state-badge"
import { useStateActions } from "./use-actions"
import { useChosenShop } from "./use-chosen-shop"
import { useCountryName } from "./use-country-options"

function useColumns(): ListColumn<Business>[] {
  const t = useTranslations("businesses")
  const country = useCountryName()
  const figures = useFigureColumns(useAbility().can("read", "Books"))
  return [
    {
      name: "name",
      header: t("fields.name"),
      cell: (business) => <BusinessName {...business} />,
      text: ({ tradingName }) => tradingName,
      sortBy: "name",
      width: "w-[30%]",
      phone: "line",
      shown: "always",
    },
    {
      name: "vatNumber",
      header: t("fields.vatNumber"),
      cell: ({ vatNumber }) => <bdi className="text-ink-muted">{vatNumber}</bdi>,
      text: ({ vatNumber }) => vatNumber,
      width: "w-[18%]",
    },
    {
      name: "country",
      header: t("fields.country"),
      cell: (business) => <span className="text-ink-muted">{country(business.country)}</span>,
      text: (business) => business.country,
      width: "w-[18%]",
      phone: "hidden",
      shown: "chosen",
    },
    {
      name: "currency",
      header: t("fields.currency"),
      cell: ({ currency }) => <span className="text-ink-muted">{currency}</span>,
      text: ({ currency }) => currency,
      width: "w-[12%]",
      phone: "hidden",
      shown: "chosen",
    },
    ...figures,
    {
      name: "state",
      header: t("fields.state"),
      cell: ({ state }) => <StateBadge state={state} />,
      text: ({ state }) => t(`states.${state}`),
      sortBy: "state",
      width: "w-[16%]",
    },
  ]
}

/** The businesses as a table, or as cards on phones. */
export function BusinessTable() {
  const t = useTranslations("businesses")
  const ability = useAbility()
  const [, open] = useOpen()
  const [, setView] = useViewParam("view")
  const stateActions = useStateActions()
  const shop = useChosenShop()
  const edit = ({ id }: Business) => open(openedText({ act: "edit", kind: "business", id }))
  return (
    <ListScreen<Business, BusinessListQuery>
      source={shop === undefined ? businessListSource : { ...businessListSource, fixed: { shop } }}
      columns={useColumns()}
      filters={[
        {
          name: "state",
          label: t("fields.state"),
          options: businessStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      labels={{
        title: t("title"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        ownOrder: t("byName"),
        row: ({ tradingName }) => tradingName,
      }}
      emptyIcon={<Building2 />}
      primaryAction={
        ability.can("create", "Business") && (
          <Button icon={<Plus />} onClick={() => open(setUp)}>
            {t("setUp.title")}
          </Button>
        )
      }
      rowActions={(business) => (
        <Menu
          button={{
            variant: "ghost",
            size: "sm",
            iconOnly: true,
            label: t("actionsFor", { name: business.tradingName }),
            icon: <Ellipsis />,
          }}
          items={[
            { label: t("showShops"), icon: <ListTree />, onSelect: () => setView("tree") },
            ...(ability.can("update", "Business")
              ? [
                  ...(business.state === "draft"
                    ? [{ label: t("setUp.finish"), icon: <ListChecks />, onSelect: () => open(setUpText(business.id)) }]
                    : []),
                  { label: t("edit.business"), icon: <PencilLine />, onSelect: () => edit(business) },
                  ...stateActions("business", business.tradingName, business),
                ]
              : []),
          ]}
        />
      )}
    />
  )
}
