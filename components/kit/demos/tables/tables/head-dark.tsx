"use client"

import { useTranslations } from "next-intl"
import { GoodsBody, GoodsHead } from "@/components/kit/goods"
import { Table } from "@/components/ui/table"

export default function HeadDark() {
  const t = useTranslations("kit/tables")
  return (
    <Table
      label={t("label", { look: t("head-dark.title") })}
      focusable
      head="solid"
      scrollClassName="rounded-control border border-line"
    >
      <GoodsHead />
      <GoodsBody />
    </Table>
  )
}
