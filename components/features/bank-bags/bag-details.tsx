"use client"

import { Printer } from "lucide-react"
import { useTranslations } from "next-intl"
import { useState } from "react"
import { PiecesTable } from "@/components/cash/pieces-table"
import { useAbility } from "@/components/layout/ability"
import { Button } from "@/components/ui/button"
import { ButtonLink } from "@/components/ui/button-link"
import { DescriptionList } from "@/components/ui/description-list"
import { LoadFailed } from "@/components/ui/load-failed"
import { Skeleton } from "@/components/ui/skeleton"
import { closing } from "@/lib/core/client/open-act"
import { useQuery } from "@/lib/core/client/use-query"
import { useLanguage } from "@/lib/core/i18n/use-language"
import { money } from "@/lib/core/money"
import * as endpoints from "@/lib/features/bank-bags/endpoints"
import type { BankBag } from "@/lib/features/bank-bags/schema"
import { type Act, ActForm, actsIn } from "./bag-acts"
import { BagState } from "./bag-state"
import { BagTrail } from "./bag-trail"

/** The acts that the state of a bag and the rights of the user allow. */
function useActs(bag: BankBag | undefined): Act[] {
  const ability = useAbility()
  const acts = bag ? actsIn[bag.state] : []
  return acts.filter((act) => ability.can("update", act === "credit" || act === "resolve" ? "BankCredit" : "BankBag"))
}

function Facts({ bag }: { bag: BankBag }) {
  const t = useTranslations("bank-bags.details")
  const locale = useLanguage()
  const { currency, credited, amount, slip } = bag
  const items = [
    { term: t("shop"), value: bag.shopName },
    { term: t("slipNumber"), value: bag.slipNumber },
    { term: t("sealNumber"), value: bag.sealNumber },
    { term: t("carrier"), value: bag.carrier },
    { term: t("account"), value: [slip.accountName, slip.iban].filter(Boolean).join(" · ") },
    ...(credited === null
      ? []
      : [
          { term: t("credited"), value: money(credited, currency, locale) },
          { term: t("difference"), value: money(credited - amount, currency, locale) },
        ]),
  ]
  return <DescriptionList items={items} />
}

/** A bag with everything that happened to it, and what can be done next. */
export default function BagDetails({ id }: { id: number }) {
  const t = useTranslations("bank-bags")
  const { data: bag, error, mutate } = useQuery(endpoints.getBankBag, { params: { id } })
  const acts = useActs(bag)
  const [act, setAct] = useState<Act>()
  if (error && !bag) return <LoadFailed text={error.message} onRetry={() => void mutate()} />
  if (!bag) return <Skeleton className="h-96 w-full" />
  if (act && acts.includes(act)) return <ActForm key={act} act={act} bag={bag} onDone={() => setAct(closing(act))} />
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold text-base">{t("bagOf", { number: bag.number })}</h3>
        <BagState state={bag.state} />
      </div>
      <div className="flex flex-wrap gap-2">
        {acts.map((name, index) => (
          <Button key={name} variant={index === 0 ? undefined : "outline"} onClick={() => setAct(name)}>
            {t(`act.${name}`)}
          </Button>
        ))}
        <ButtonLink variant="outline" href={`/business/safe-to-bank/${id}/slip`} icon={<Printer />}>
          {t("details.print")}
        </ButtonLink>
      </div>
      <Facts bag={bag} />
      <section className="space-y-2">
        <h3 className="font-semibold text-base">{t("details.contents")}</h3>
        <PiecesTable label={t("details.contents")} currency={bag.currency} pieces={bag.pieces} />
      </section>
      {bag.photo && (
        <section className="space-y-2">
          <h3 className="font-semibold text-base">{t("details.photo")}</h3>
          <a href={bag.photo} target="_blank" rel="noreferrer" className="block w-fit max-w-full">
            <img
              src={bag.photo}
              alt={t("details.openPhoto", { number: bag.number })}
              className="max-h-72 max-w-full rounded-card border border-line object-contain"
            />
          </a>
        </section>
      )}
      <section className="space-y-3">
        <h3 className="font-semibold text-base">{t("details.trail")}</h3>
        <BagTrail bag={bag} />
      </section>
    </div>
  )
}
