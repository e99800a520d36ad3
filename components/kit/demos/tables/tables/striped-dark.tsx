"use client"

import { useTranslations } from "next-intl"
import { GoodsBody, GoodsHead } from "@/components/kit/goods"
import { Table } from "@/components/ui/table"

export default function StripedDark() {
  const t = useTranslations("kit/tables")
  return (
    <div className="dark rounded-control bg-card text-ink">
      <Table
        label={t("label", { look: t("striped-dark.title") })}
        focusable
        striped
        scrollClassName="rounded-control border border-line"
      >
        <GoodsHead />
        <GoodsBody />
      </Table>
    </div>
  )
}
