"use client"

import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Button } from "@/components/ui/button"
import { Select } from "@/components/ui/select"
import { useQuery } from "@/lib/core/client/use-query"
import type { BankLine, Suggestion } from "@/lib/features/bank-statements/schema/lines"
import * as ledger from "@/lib/features/ledger/endpoints"
import { isBookable } from "./bookable"

interface Props {
  line: BankLine
  busy: boolean
  onConfirm: (parts: Suggestion["parts"]) => void
}

/** Books the rest of a line on an account of the books. */
export function NewEntry({ line, busy, onConfirm }: Props) {
  const t = useTranslations("bank-statements.match")
  const id = useId()
  const [account, setAccount] = useState("")
  const { data } = useQuery(ledger.getTrialBalance, { params: { id: line.business } })
  const accounts = data?.data.filter(isBookable) ?? []
  if (accounts.length === 0) return null
  const part = { kind: "account" as const, amount: line.open, account: Number(account), vatRate: 0, memo: "" }
  return (
    <div className="flex flex-wrap items-end gap-3 border-line border-t pt-3">
      <div className="min-w-0 flex-1 basis-48">
        <label htmlFor={id} className="mb-1 block font-medium text-dense text-ink">
          {t("account")}
        </label>
        <Select
          id={id}
          value={account}
          placeholder={t("choose")}
          options={accounts.map(({ id: one, code, name }) => ({ value: String(one), label: `${code} ${name}` }))}
          onChange={(event) => setAccount(event.target.value)}
        />
      </div>
      <Button variant="outline" disabled={account === ""} busy={busy} onClick={() => onConfirm([part])}>
        {t("book")}
      </Button>
    </div>
  )
}
