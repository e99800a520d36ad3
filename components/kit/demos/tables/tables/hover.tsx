"use client"

import { useTranslations } from "next-intl"
import { GoodsBody, GoodsHead } from "@/components/kit/goods"
import { Table } from "@/components/ui/table"

export default function Hover() {
  const t = useTranslations("kit/tables")
  return (
    <Table
      label={t("label", { look: t("hover.title") })}
      focusable
      scrollClassName="rounded-control border border-line"
    >
      <GoodsHead />
      <GoodsBody rowClassName="hover:bg-brand-soft!" />
    </Table>
  )
}
