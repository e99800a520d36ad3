"use client"

import { Ellipsis, Mails, PackageCheck, Printer, Undo2 } from "lucide-react"
import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { ListScreen } from "@/components/list/list-screen"
import { Button } from "@/components/ui/button"
import { Menu } from "@/components/ui/menu"
import type { Drop, DropListQuery } from "@/lib/features/drops/schema"
import { dropFilters, maxVerified } from "@/lib/features/drops/values"
import { dropListSource } from "./drop-list-source"
import { useDropColumns } from "./use-drop-columns"

interface Props {
  onVerify: (drops: Drop[]) => void
  onCancel: (drop: Drop) => void
}

/** Drops with their states. Those who may verify drops select several at once. */
export function DropList({ onVerify, onCancel }: Props) {
  const t = useTranslations("drops")
  const mayVerify = useAbility().can("update", "Drop")
  const pending = (drops: Drop[]) => drops.filter(({ state }) => state === "pending").slice(0, maxVerified)
  return (
    <ListScreen<Drop, DropListQuery>
      source={dropListSource}
      columns={useDropColumns()}
      filters={[
        {
          name: "state",
          label: t("columns.state"),
          options: dropFilters.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      labels={{
        title: t("listTitle"),
        search: t("search"),
        emptyTitle: t("emptyTitle"),
        emptyText: t("emptyText"),
        row: ({ envelope }) => envelope,
      }}
      emptyIcon={<Mails />}
      bulkActions={
        mayVerify
          ? (drops) => {
              const count = pending(drops).length
              return (
                <Button
                  size="sm"
                  icon={<PackageCheck />}
                  disabled={count === 0}
                  onClick={() => onVerify(pending(drops))}
                >
                  {t("verify.open", { count })}
                </Button>
              )
            }
          : undefined
      }
      rowActions={(drop) => (
        <Menu
          button={{
            variant: "ghost",
            size: "sm",
            iconOnly: true,
            label: t("actionsFor", { envelope: drop.envelope }),
            icon: <Ellipsis />,
          }}
          items={[
            {
              label: t("slip.open"),
              icon: <Printer />,
              href: `/business/deposit-to-safe/${drop.id}/slip`,
            },
            ...(mayVerify && drop.state === "pending"
              ? [{ label: t("verify.one"), icon: <PackageCheck />, onSelect: () => onVerify([drop]) }]
              : []),
            ...(drop.state === "pending"
              ? [{ label: t("cancel.open"), icon: <Undo2 />, onSelect: () => onCancel(drop) }]
              : []),
          ]}
        />
      )}
    />
  )
}
