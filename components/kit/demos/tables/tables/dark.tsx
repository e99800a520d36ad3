"use client"

import { useTranslations } from "next-intl"
import { GoodsBody, GoodsHead } from "@/components/kit/goods"
import { Table } from "@/components/ui/table"

/** `.dark` on any element applies the dark skin to its content. */
export default function Dark() {
  const t = useTranslations("kit/tables")
  return (
    <div className="dark rounded-control bg-card text-ink">
      <Table
        label={t("label", { look: t("dark.title") })}
        focusable
        scrollClassName="rounded-control border border-line"
      >
        <GoodsHead />
        <GoodsBody />
      </Table>
    </div>
  )
}
