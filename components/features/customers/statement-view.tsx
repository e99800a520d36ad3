"use client"

import { Download, Mail } from "lucide-react"
import { useTranslations } from "next-intl"
import { lazy, Suspense } from "react"
import { Button } from "@/components/ui/button"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import { Drawer } from "@/components/ui/drawer"
import { LoadFailed } from "@/components/ui/load-failed"
import { SkeletonText } from "@/components/ui/skeleton"
import { addressOf } from "@/lib/core/client/address"
import { useViewParam } from "@/lib/core/client/use-list-state"
import { useQuery } from "@/lib/core/client/use-query"
import * as endpoints from "@/lib/features/customers/endpoints"
import type { Customer } from "@/lib/features/customers/schema"
import { StatementFilter } from "./statement-filter"
import { StatementLines } from "./statement-lines"
import { StatementPayment } from "./statement-payment"
import { useStatementQuery } from "./use-statement-query"

const SendForm = lazy(() => import("./send-statement-form").then((file) => ({ default: file.SendStatementForm })))

/** The statement of a customer over a period, which can be printed and sent. */
export function StatementView({ customer }: { customer: Customer }) {
  const t = useTranslations("customers.statement")
  const { id } = customer
  const { query, places } = useStatementQuery(customer)
  const input = query && { params: { id }, query }
  const { data, error, mutate } = useQuery(endpoints.getCustomerStatement, input ?? null)
  const [open, setOpen] = useViewParam("open")
  const close = () => setOpen(null, { replace: true })
  return (
    <div className="space-y-4 md:space-y-5">
      {query && <StatementFilter query={query} places={places} />}
      {error && !data && <LoadFailed text={error.message} onRetry={() => void mutate()} />}
      {!error && !data && <SkeletonText lines={10} />}
      {data && input && (
        <>
          <Card>
            <CardHeader
              title={t("title")}
              subtitle={t("subtitle")}
              actions={
                <>
                  <Button
                    variant="outline"
                    icon={<Download />}
                    onClick={() => location.assign(addressOf(endpoints.getStatementPdf, input))}
                  >
                    {t("download")}
                  </Button>
                  <Button icon={<Mail />} onClick={() => setOpen("send")}>
                    {t("send")}
                  </Button>
                </>
              }
            />
            <StatementLines statement={data} />
          </Card>
          <Card>
            <CardBody>
              <StatementPayment statement={data} />
            </CardBody>
          </Card>
          <Drawer open={open === "send"} onClose={close} title={t("send")} size="lg">
            <Suspense fallback={<SkeletonText lines={6} />}>
              <SendForm id={id} query={input.query} onDone={close} />
            </Suspense>
          </Drawer>
        </>
      )}
    </div>
  )
}
