"use client"

import { useTranslations } from "next-intl"
import type { ListFilter } from "@/components/list/types"
import { depositKinds, depositStages, waitFilters } from "@/lib/features/deposits/values"

/** The filters of board and table. */
export function useDepositFilters(): ListFilter[] {
  const t = useTranslations("deposits")
  return [
    {
      name: "kind",
      label: t("columns.kind"),
      options: depositKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
    },
    {
      name: "waitsFor",
      label: t("columns.waitsFor"),
      options: waitFilters.map((value) => ({ value, label: t(`waits.${value}`) })),
    },
    {
      name: "stage",
      label: t("columns.stage"),
      options: depositStages.map((value) => ({ value, label: t(`stages.${value}`) })),
    },
    {
      name: "overdue",
      label: t("columns.due"),
      options: [
        { value: "yes", label: t("overdue") },
        { value: "no", label: t("inTime") },
      ],
    },
    { kind: "days", name: "at", label: t("columns.days"), params: ["from", "to"] },
  ]
}
