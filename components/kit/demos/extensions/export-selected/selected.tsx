"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { customers } from "@/components/kit/sheets/customers"
import { SaveDialog } from "@/components/kit/sheets/save-dialog"
import { SheetTable } from "@/components/kit/sheets/sheet-table"
import { useCustomerColumns } from "@/components/kit/sheets/use-customer-columns"
import { Button } from "@/components/ui/button"

export default function Selected() {
  const t = useTranslations("kit/export-selected.selected")
  const columns = useCustomerColumns("export-selected")
  const [chosen, setChosen] = useState(customers.slice(0, 3))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SheetTable
        label={t("table")}
        searchLabel={t("search")}
        columns={columns}
        rows={customers}
        selection={{
          rows: chosen,
          onChange: setChosen,
          allLabel: t("all"),
          rowLabel: ({ name }) => t("row", { name }),
        }}
        actions={() => (
          <Button icon={<Download />} disabled={chosen.length === 0} onClick={() => setOpen(true)}>
            {t("button", { count: chosen.length })}
          </Button>
        )}
      />
      <SaveDialog
        page="export-selected"
        open={isOpen}
        onClose={() => setOpen(false)}
        columns={columns}
        rows={customers.filter((customer) => chosen.includes(customer))}
      />
    </>
  )
}
