"use client"

import { useTranslations } from "next-intl"
import { GoodsBody, GoodsHead } from "@/components/kit/goods"
import { Table } from "@/components/ui/table"

export default function Borderless() {
  const t = useTranslations("kit/tables")
  return (
    <Table label={t("label", { look: t("borderless.title") })} focusable lines="none">
      <GoodsHead />
      <GoodsBody />
    </Table>
  )
}
