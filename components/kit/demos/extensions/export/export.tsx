"use client"

import { Download } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { type Customer, customers } from "@/components/kit/sheets/customers"
import { SaveDialog } from "@/components/kit/sheets/save-dialog"
import { SheetTable } from "@/components/kit/sheets/sheet-table"
import { useCustomerColumns } from "@/components/kit/sheets/use-customer-columns"
import { Button } from "@/components/ui/button"

/** Saves the rows shown, so a search limits the export. */
export default function Export() {
  const t = useTranslations("kit/export.export")
  const columns = useCustomerColumns("export")
  const [rows, setRows] = useState<Customer[]>([])
  const [isOpen, setOpen] = useState(false)
  const ask = (shown: Customer[]) => {
    setRows(shown)
    setOpen(true)
  }
  return (
    <>
      <SheetTable
        label={t("table")}
        searchLabel={t("search")}
        columns={columns}
        rows={customers}
        actions={(shown) => (
          <Button icon={<Download />} disabled={shown.length === 0} onClick={() => ask(shown)}>
            {t("button")}
          </Button>
        )}
      />
      <SaveDialog page="export" open={isOpen} onClose={() => setOpen(false)} columns={columns} rows={rows} />
    </>
  )
}
