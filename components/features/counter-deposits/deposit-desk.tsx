"use client"

import { useTranslations } from "next-intl"
import { useAbility } from "@/components/layout/ability"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { DepositForm } from "./deposit-form"
import { DepositList } from "./deposit-list"

/** The form of a new deposit above the list. */
export function DepositDesk() {
  const t = useTranslations("counter-deposits")
  const mayAdd = useAbility().can("create", "CounterDeposit")
  return (
    <div className="space-y-4 md:space-y-5">
      {mayAdd && (
        <Card className="max-w-3xl">
          <CardHeader title={t("form.title")} />
          <CardBody>
            <DepositForm />
          </CardBody>
        </Card>
      )}
      <DepositList />
    </div>
  )
}
